/** npm start: installs and builds when needed, then serves. Runs on any Node from 20 on. */
import { buildWhenNeeded } from './build-when-needed.mjs';
import { installWhenNeeded } from './install.mjs';
import { serve } from './serve.mjs';

installWhenNeeded();
buildWhenNeeded();

/** NODE_ENV=production turns the development pages off. */
const isProduction = process.env.NODE_ENV === 'production';
const isLoopback = /^(localhost|127\.|\[?::1)/.test(process.env.HOST ?? '127.0.0.1');
const devTools =
  isLoopback && !isProduction && !process.env.DATABASE_URL
    ? { DEV_TOOLS: process.env.DEV_TOOLS ?? '1' }
    : {};
serve(devTools);
