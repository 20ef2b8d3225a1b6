// A process of its own, so that memory of the native compiler is freed with it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const here = import.meta.dirname;
const KEPT_COMPILATIONS = 4;
// Constant, so that equal data gives equal files.
const CREATED = 0;

const fontFolder = path.join(here, 'fonts');
const fontBlobs = readdirSync(fontFolder)
  .filter((name) => name.endsWith('.ttf'))
  .map((name) => readFileSync(path.join(fontFolder, name)));
const compiler = NodeCompiler.create({ workspace: here, fontArgs: [{ fontBlobs }] });
compiler.mapShadow(
  path.join(here, 'logo.svg'),
  readFileSync(path.join(here, '../../../public/art/logo.svg')),
);
const template = readFileSync(path.join(here, 'house.typ'), 'utf8');

/** Position in the template only: the data is personal. */
function describe(error) {
  const [first] = compiler.fetchDiagnostics(error);
  return `house.typ ${JSON.stringify(first?.range ?? '')}`;
}

function typeset(sheet) {
  const compiled = compiler.compile({ mainFileContent: template, inputs: { sheet } });
  const error = compiled.takeError();
  if (error || !compiled.result) return { error: error ? describe(error) : 'nothing set' };
  const pdf = compiler.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp: CREATED });
  compiler.evictCache(KEPT_COMPILATIONS);
  return { pdf };
}

process.on('message', (sheet) => {
  try {
    process.send(typeset(sheet));
  } catch (error) {
    process.send({ error: error instanceof Error ? error.name : 'unknown' });
  }
});
