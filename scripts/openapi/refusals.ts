import ts from 'typescript';

const OWN = /\/(lib\/server|models)\//;

/** The error codes of `new AppError(…)` in code and all that it calls. */
export class RefusalReader {
  private readonly scanned = new Map<ts.Node, Scanned>();
  private readonly checker: ts.TypeChecker;
  private readonly methods: ReadonlySet<string>;

  constructor(program: ts.Program) {
    this.checker = program.getTypeChecker();
    this.methods = new Set(program.getSourceFiles().filter(isOwn).flatMap(methodsIn));
  }

  codesOf(start: ts.Node): readonly string[] {
    const codes = new Set<string>();
    const reached = new Set([start]);
    for (const node of reached) {
      const found = this.scan(node);
      for (const code of found.codes) codes.add(code);
      for (const called of found.calls) reached.add(called);
    }
    return [...codes];
  }

  private scan(node: ts.Node): Scanned {
    const known = this.scanned.get(node);
    if (known) return known;
    const found: Scanned = { codes: [], calls: [] };
    this.scanned.set(node, found);
    const visit = (each: ts.Node): void => {
      if (ts.isNewExpression(each)) found.codes.push(...this.codesIn(each));
      if (ts.isIdentifier(each)) found.calls.push(...this.declarationOf(each));
      ts.forEachChild(each, visit);
    };
    ts.forEachChild(node, visit);
    return found;
  }

  private codesIn({ expression, arguments: given }: ts.NewExpression): string[] {
    const [code] = given ?? [];
    if (expression.getText() !== 'AppError' || !code) return [];
    const type = this.checker.getTypeAtLocation(code);
    const codes = type.isUnion() ? type.types : [type];
    return codes.flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
  }

  private declarationOf(name: ts.Identifier): ts.Node[] {
    // Asking for a member's type computes the types of everything before it, which takes half of the time.
    const isMember = ts.isPropertyAccessExpression(name.parent) && name.parent.name === name;
    if (isMember && !this.methods.has(name.text)) return [];
    const symbol = this.checker.getSymbolAtLocation(name);
    const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias;
    const declared = (isAlias ? this.checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration;
    return declared && isCode(declared) && isOwn(declared.getSourceFile()) ? [declared] : [];
  }
}

const isOwn = ({ fileName }: ts.SourceFile) => OWN.test(fileName);

function methodsIn(node: ts.Node): string[] {
  const names = ts.isMethodDeclaration(node) ? [node.name.getText()] : [];
  ts.forEachChild(node, (each) => void names.push(...methodsIn(each)));
  return names;
}

type Scanned = { codes: string[]; calls: ts.Node[] };

function isCode(node: ts.Node): boolean {
  return ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) || ts.isMethodDeclaration(node);
}
