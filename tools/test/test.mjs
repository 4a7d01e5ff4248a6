/** npm test: installs and builds when needed, then runs all suites. Runs on any Node from 20 on. */
import { buildWhenNeeded } from '../start/build-when-needed.mjs';
import { installWhenNeeded } from '../start/install.mjs';
import { runNode } from '../start/run-node.mjs';
import { findChromium } from './chromium.mjs';

installWhenNeeded();
buildWhenNeeded();
runNode(['tools/test/run-suites.ts'], { CHROMIUM_PATH: findChromium() ?? '' });
