import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { checkExpression, evaluate, type Variables } from './expressions';
import { compileProjection } from './project';
import { isPlainObject } from '../values/bson';

export type Transform = (document: Document) => Document;
type Compile = (spec: unknown, context: { variables?: Variables }) => Transform;

const addFields: Compile = (spec, { variables }) => {
  if (!isPlainObject(spec)) fail(40272, '$addFields specification stage must be an object');
  checkExpression(spec);
  return (document) => {
    const result = { ...document };
    for (const [field, expression] of Object.entries(spec))
      assign(result, field.split('.'), expression, document, variables);
    return result;
  };
};

/** Copies on write, through documents and each item of arrays. */
function assign(
  target: Document,
  path: readonly string[],
  expression: unknown,
  root: Document,
  variables?: Variables,
): void {
  const [name = '', ...rest] = path;
  const current = target[name];
  if (rest.length === 0 && !isNestedSpec(expression)) {
    const value = evaluate(expression, root, variables);
    if (value === undefined) Reflect.deleteProperty(target, name);
    else target[name] = value;
    return;
  }
  const into = (part: unknown): Document => {
    const copy = isPlainObject(part) ? { ...part } : {};
    if (rest.length > 0) assign(copy, rest, expression, root, variables);
    else
      for (const [field, inner] of Object.entries(expression as Document))
        assign(copy, field.split('.'), inner, root, variables);
    return copy;
  };
  target[name] = Array.isArray(current) ? current.map(into) : into(current);
}

function isNestedSpec(expression: unknown): expression is Document {
  return (
    isPlainObject(expression) &&
    Object.keys(expression).length > 0 &&
    !Object.keys(expression)[0]?.startsWith('$')
  );
}

const project: Compile = (spec, { variables }) => {
  if (!isPlainObject(spec) || Object.keys(spec).length === 0)
    fail(51272, 'Invalid $project :: caused by :: projection specification must have at least one field');
  const projection = compileProjection(spec, { variables, filter: {} });
  return projection ?? ((document) => document);
};

const unset: Compile = (spec, context) => {
  const fields = Array.isArray(spec) ? spec : [spec];
  if (fields.length === 0 || !fields.every((field) => typeof field === 'string'))
    fail(31002, '$unset specification must be a string or an array containing only string values');
  return project(Object.fromEntries(fields.map((field) => [field, 0])), context);
};

const replaceWith: Compile =
  (expression, { variables }) =>
  (document) => {
    const root = evaluate(expression, document, variables);
    if (!isPlainObject(root)) fail(40228, "'newRoot' expression must evaluate to an object");
    return root;
  };

/** Stages from one document to one document. */
export const transformStages: Readonly<Record<string, Compile>> = {
  $addFields: addFields,
  $set: addFields,
  $project: project,
  $unset: unset,
  $replaceWith: replaceWith,
  $replaceRoot: (spec, context) => {
    if (!isPlainObject(spec) || !Object.hasOwn(spec, 'newRoot'))
      fail(40231, 'no newRoot specified for the $replaceRoot stage');
    return replaceWith(spec.newRoot, context);
  },
};
