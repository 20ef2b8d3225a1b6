import { compileStore } from '@/lib/embedded-mongo/tests/support/compiledStore';
import { makeScratch } from '@/tests/scratch';

/** Runs before the workers start, which inherit the folder. */
export default function prepare(): void {
  compileStore('api');
  process.env['API_TEMPLATES'] = makeScratch('api-templates');
}
