import type { Document } from '../values/document';
import { evalExpr } from 'mingo/core';
import { fail } from '../values/errors';
import { compareValues } from '../values/compare';
import {
  checkExpression,
  evaluate,
  fromMingo,
  mingoOptions,
  toPlain,
  type Variables,
} from '../query/expressions';
import { calculate, isNumeric, toNumber, type BsonNumber } from '../values/numbers';
import { encodeKey } from '../values/keys';
import { isPlainObject } from '../values/bson';
import { type Flow, Held, type PipelineContext } from './flow';

type Accumulator = { add(value: unknown): void; result(): unknown };
type Tools = { held: Held };

const sum = (): Accumulator => {
  let total: BsonNumber = 0;
  return {
    add: (value) => {
      if (!isNumeric(value)) return;
      total =
        typeof total === 'number' && typeof value === 'number'
          ? total + value
          : calculate('add', total, value);
    },
    result: () => toPlain(total),
  };
};

const average = (): Accumulator => {
  let total = 0;
  let counted = 0;
  return {
    add: (value) => {
      if (!isNumeric(value)) return;
      total += toNumber(value);
      counted++;
    },
    result: () => (counted > 0 ? total / counted : null),
  };
};

function extreme(direction: 1 | -1): () => Accumulator {
  return () => {
    let best: unknown = null;
    return {
      add: (value) => {
        if (value === null || value === undefined) return;
        if (best === null || compareValues(value, best) * direction > 0) best = value;
      },
      result: () => best,
    };
  };
}

const accumulators: Readonly<Record<string, (tools: Tools) => Accumulator>> = {
  $sum: sum,
  $avg: average,
  $min: extreme(-1),
  $max: extreme(1),
  $count: () => {
    let counted = 0;
    return { add: () => counted++, result: () => counted };
  },
  $first: () => {
    let first: unknown;
    let isEmpty = true;
    return {
      add: (value) => {
        if (isEmpty) first = value;
        isEmpty = false;
      },
      result: () => first ?? null,
    };
  },
  $last: () => {
    let last: unknown;
    return { add: (value) => (last = value), result: () => last ?? null };
  },
  $push: ({ held }) => {
    const values: unknown[] = [];
    return {
      add: (value) => {
        if (value === undefined) return;
        held.add(value);
        values.push(value);
      },
      result: () => values,
    };
  },
  $addToSet: ({ held }) => {
    const values = new Map<string, unknown>();
    return {
      add: (value) => {
        const key = encodeKey(value).toString('latin1');
        if (value === undefined || values.has(key)) return;
        held.add(value);
        values.set(key, value);
      },
      result: () => [...values.values()],
    };
  },
  $mergeObjects: () => {
    const merged: Document = {};
    return {
      add: (value) => {
        if (isPlainObject(value)) Object.assign(merged, value);
      },
      result: () => merged,
    };
  },
};

type Field = { name: string; operator: string; expression: unknown };
type Group = { id: unknown; parts: Accumulator[] };

export async function* group(flow: Flow, spec: unknown, context: PipelineContext): AsyncGenerator<Document> {
  if (!isPlainObject(spec)) fail(15947, "a group's fields must be specified in an object");
  if (!Object.hasOwn(spec, '_id')) fail(15955, 'a group specification must include an _id');
  checkExpression(spec._id);
  const fields = toFields(spec);
  const held = new Held('$group');
  const groups = new Map<string, Group>();
  for await (const document of flow) {
    if (context.turns.isOver()) await context.turns.next();
    const id = evaluate(spec._id, document, context.variables) ?? null;
    const key = encodeKey(id).toString('latin1');
    let own = groups.get(key);
    if (!own) {
      held.add(id);
      own = { id, parts: fields.map((field) => start(field, held, context.variables)) };
      groups.set(key, own);
    }
    for (const [i, { operator, expression }] of fields.entries())
      own.parts[i]?.add(
        Object.hasOwn(accumulators, operator) ? evaluate(expression, document, context.variables) : document,
      );
  }
  for (const { id, parts } of groups.values())
    yield { _id: id, ...Object.fromEntries(fields.map(({ name }, i) => [name, parts[i]?.result()])) };
}

function toFields(spec: Document): Field[] {
  return Object.entries(spec)
    .filter(([name]) => name !== '_id')
    .map(([name, value]) => {
      const operators = isPlainObject(value)
        ? Object.keys(value)
        : fail(40234, `The field '${name}' must be an accumulator object`);
      const [operator] = operators;
      if (operator === undefined || operators.length !== 1)
        fail(40238, `The field '${name}' must specify one accumulator`);
      if (!operator.startsWith('$')) fail(40234, `The field '${name}' must be an accumulator object`);
      if (name.includes('.')) fail(40235, `The field name '${name}' cannot contain '.'`);
      checkExpression(value, 15952);
      return { name, operator, expression: toPlain((value as Document)[operator]) };
    });
}

function start({ operator, expression }: Field, held: Held, variables?: Variables): Accumulator {
  const known = Object.hasOwn(accumulators, operator) ? accumulators[operator] : undefined;
  return known ? known({ held }) : byMingo(operator, expression, held, variables);
}

/** Accumulators of mingo's: they keep all documents of a group until its end. */
function byMingo(operator: string, expression: unknown, held: Held, variables?: Variables): Accumulator {
  const documents: unknown[] = [];
  return {
    add: (document) => {
      held.add(document);
      documents.push(document);
    },
    result: () => {
      try {
        return evalExpr(documents, { [operator]: expression }, mingoOptions(variables));
      } catch (error) {
        throw fromMingo(error);
      }
    },
  };
}
