// npm run cuts: two hundred uploads, cut at random. Sets the variables here, because each shell sets them differently.
import { run } from './newcomer.mjs';

const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'api', '-t', 'uploads cut'];
const env = { CUTS: '200', ...process.env };
process.exitCode = await run(process.execPath, [...jest, '--', 'tests/api/claims/papers.test.ts'], { env });
