import path from 'node:path';
import ts from 'typescript';
import { RefusalReader } from './refusals';
import { type JsonSchema, SchemaWriter } from './typeSchema';

type Answer = { status: number; content?: Record<string, { schema: JsonSchema }> };

export type Answers = {
  /** Method and path → successful answers. */
  calls: Record<string, readonly Answer[]>;
  /** Error codes thrown by the endpoint's own code. */
  refusals: Record<string, readonly string[]>;
  schemas: Record<string, JsonSchema>;
};

export function readAnswers(root: string, files: Readonly<Record<string, string>>): Answers {
  const program = ts.createProgram(Object.values(files), readOptions(root));
  const checker = program.getTypeChecker();
  const writer = new SchemaWriter(checker);
  const reader = new RefusalReader(program);
  const calls: Answers['calls'] = {};
  const refusals: Answers['refusals'] = {};
  for (const [route, file] of Object.entries(files)) {
    const door = doorOf(program.getSourceFile(file));
    if (!door) continue;
    for (const method of tableOf(door, checker).getProperties()) {
      const call = `${method.name} ${route}`;
      const replies = repliesOf(checker.getTypeOfSymbol(method), checker);
      calls[call] = replies.map((reply) => toAnswer(reply, checker, writer));
      refusals[call] = reader.codesOf((isTable(door) && method.valueDeclaration) || door);
    }
  }
  const error = program.getSourceFile(path.join(root, 'lib/domain/site/contract.ts'));
  writer.addAlias('ErrorDto', error);
  return { calls, refusals, schemas: writer.schemas };
}

function readOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  return ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root).options;
}

/** The call that creates the route: createHandler or a wrapper. */
function doorOf(source: ts.SourceFile | undefined): ts.CallExpression | undefined {
  const exported = source?.statements.find(ts.isExportAssignment)?.expression;
  return exported && ts.isCallExpression(exported) ? exported : undefined;
}

function isTable(door: ts.CallExpression | undefined): boolean {
  return door?.expression.getText() === 'createHandler';
}

/** The endpoints passed to createHandler or created by a wrapper. */
function tableOf(door: ts.CallExpression, checker: ts.TypeChecker): ts.Type {
  const last = door.arguments.at(-1);
  if (isTable(door) && last) return checker.getTypeAtLocation(last);
  const endpoints = checker.getTypeAtLocation(door).getProperty('endpoints');
  if (!endpoints) throw new Error(`no endpoints in ${door.getText()}`);
  return checker.getTypeOfSymbol(endpoints);
}

function repliesOf(endpoint: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  const run = endpoint.getProperty('run');
  const [signature] = run ? checker.getTypeOfSymbol(run).getCallSignatures() : [];
  const reply = signature && checker.getAwaitedType(signature.getReturnType());
  if (!reply) return [];
  return reply.isUnion() ? reply.types : [reply];
}

/** The types of a file in a reply: PDF, unless the reply names its types. */
function fileTypesOf(type: ts.Type | undefined): readonly string[] {
  const named = type?.isUnion() ? type.types : [];
  const types = named.flatMap((each) => (each.isStringLiteral() ? each.value : []));
  return types.length > 0 ? types : ['application/pdf'];
}

function toAnswer(reply: ts.Type, checker: ts.TypeChecker, writer: SchemaWriter): Answer {
  const typeOf = (name: string) => {
    const property = reply.getProperty(name);
    return property && checker.getTypeOfSymbol(property);
  };
  const status = typeOf('status');
  if (!status?.isNumberLiteral()) throw new Error(`no status in ${checker.typeToString(reply)}`);
  const body = typeOf('body');
  if (typeOf('file')) {
    const schema = { type: 'string', contentEncoding: 'binary' };
    const content = Object.fromEntries(fileTypesOf(typeOf('type')).map((each) => [each, { schema }]));
    return { status: status.value, content };
  }
  if (typeOf('events')) {
    return { status: status.value, content: { 'text/event-stream': { schema: { type: 'string' } } } };
  }
  if (typeOf('lines')) {
    return { status: status.value, content: { 'text/csv': { schema: { type: 'string' } } } };
  }
  if (!body) return { status: status.value };
  return { status: status.value, content: { 'application/json': { schema: writer.toSchema(body) } } };
}
