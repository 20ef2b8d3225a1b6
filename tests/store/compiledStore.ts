import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const source = 'lib/embedded-mongo';
const target = 'node_modules/.cache/compiled-store';

/**
 * The store as plain JavaScript. It starts in a fraction of the time that TypeScript takes to be loaded,
 * which counts where it is started hundreds of times.
 */
export function compileStore(): string {
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const output = path.join(target, name.replace(/\.ts$/, '.js'));
    const { outputText } = ts.transpileModule(readFileSync(path.join(source, name), 'utf8'), {
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        esModuleInterop: true,
      },
    });
    mkdirSync(path.dirname(output), { recursive: true });
    writeFileSync(output, outputText);
  }
  writeFileSync(path.join(target, 'package.json'), '{ "type": "commonjs" }');
  return path.join(target, 'cli.js');
}
