/** `npm run texts -- missing|export|import|check`: translations of the interface. */
import { runTextsCommand } from './run-texts.ts';

process.exitCode = await runTextsCommand({
  args: process.argv.slice(2),
  cwd: process.cwd(),
  write: (line) => console.log(line),
});
