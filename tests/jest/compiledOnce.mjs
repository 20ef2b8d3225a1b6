import vm, { Script } from 'node:vm';

/** By file, then by what the projects make of it. */
const scripts = new Map();

/** Jest compiles each file anew for each test file. A script is compiled once for a worker, with its functions. */
vm.compileFunction = (source, parameters, { filename, parsingContext }) => {
  const ofFile = scripts.get(filename) ?? new Map();
  scripts.set(filename, ofFile);
  const head = `(function (${parameters.join()}) {`;
  const script =
    ofFile.get(source) ?? new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  ofFile.set(source, script);
  return script.runInContext(parsingContext);
};
