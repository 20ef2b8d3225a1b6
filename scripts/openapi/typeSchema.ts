import ts from 'typescript';

export type JsonSchema = Record<string, unknown>;

/** JSON Schema of types; named types are written once and referenced. */
export class SchemaWriter {
  readonly schemas: Record<string, JsonSchema> = {};
  private readonly named = new Map<ts.Symbol, string>();

  constructor(private readonly checker: ts.TypeChecker) {}

  /** Adds a type that no call answers directly. */
  addAlias(name: string, source: ts.SourceFile | undefined): void {
    const alias = source?.statements
      .filter(ts.isTypeAliasDeclaration)
      .find((each) => each.name.text === name);
    if (!alias) throw new Error(`no type ${name}`);
    this.toSchema(this.checker.getTypeAtLocation(alias));
  }

  toSchema(type: ts.Type): JsonSchema {
    const { aliasSymbol, aliasTypeArguments } = type;
    if (!aliasSymbol || aliasTypeArguments) return this.describe(type);
    const known = this.named.get(aliasSymbol);
    if (known) return refTo(known);
    const schema = this.isWorthAName(type) ? this.name(type, aliasSymbol) : undefined;
    return schema ?? this.describe(type);
  }

  private name(type: ts.Type, symbol: ts.Symbol): JsonSchema {
    if (this.schemas[symbol.name]) throw new Error(`two types are called ${symbol.name}`);
    this.named.set(symbol, symbol.name);
    this.schemas[symbol.name] = {};
    this.schemas[symbol.name] = { ...this.commentOf(symbol), ...this.describe(type) };
    return refTo(symbol.name);
  }

  private isWorthAName(type: ts.Type): boolean {
    return type.isUnion() || Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
  }

  private describe(type: ts.Type): JsonSchema {
    const { flags } = type;
    if (type.isUnion()) return this.describeUnion(type.types);
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: this.checker.typeToString(type) === 'true' };
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    if (flags & ts.TypeFlags.NonPrimitive) return { type: 'object' };
    return flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) ? this.describeObject(type) : {};
  }

  private describeUnion(all: readonly ts.Type[]): JsonSchema {
    const types = all.filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)));
    const [only] = types;
    if (only && types.length === 1) return this.toSchema(only);
    // Sorted, because the compiler's order depends on which code it read first.
    const schemas = types.map((each) => this.toSchema(each)).toSorted(byText);
    if (schemas.every((schema) => 'const' in schema)) {
      const values = schemas.map((schema) => schema['const']);
      return isBoolean(values) ? { type: 'boolean' } : { type: typeof values[0], enum: values };
    }
    const rest = schemas.filter((schema) => typeof schema['const'] !== 'boolean');
    return { anyOf: rest.length + 2 <= schemas.length ? [...rest, { type: 'boolean' }] : schemas };
  }

  private describeObject(type: ts.Type): JsonSchema {
    if (this.checker.isArrayLikeType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', ...(item && { items: this.toSchema(item) }) };
    }
    if (type.getSymbol()?.name === 'Date') return { type: 'string', format: 'date-time' };
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const property of this.checker.getPropertiesOfType(type)) {
      const { name, flags } = property;
      const own = this.checker.getTypeOfSymbol(property);
      properties[name] = { ...this.commentOf(property), ...this.toSchema(own) };
      if (!(flags & ts.SymbolFlags.Optional) && !mayBeUndefined(own)) required.push(name);
    }
    const others = type.getStringIndexType();
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...(others && { additionalProperties: this.toSchema(others) }),
    };
  }

  private commentOf(symbol: ts.Symbol): JsonSchema {
    const description = ts.displayPartsToString(symbol.getDocumentationComment(this.checker));
    return description === '' ? {} : { description };
  }
}

function refTo(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

function byText(one: JsonSchema, other: JsonSchema): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

function isBoolean(values: readonly unknown[]): boolean {
  return values.length === 2 && values.every((value) => typeof value === 'boolean');
}

function mayBeUndefined(type: ts.Type): boolean {
  return type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined);
}
