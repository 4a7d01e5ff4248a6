/** npm test: installs and builds when needed, then runs all suites. Runs on any Node from 20 on. */
import { buildWhenNeeded } from './build-when-needed.mjs';
import { findChromium } from './chromium.mjs';
import { handOver } from './hand-over.mjs';
import { installWhenNeeded } from './install.mjs';

installWhenNeeded();
buildWhenNeeded();
handOver(['tools/run-suites.ts'], { CHROMIUM_PATH: findChromium() ?? '' });
