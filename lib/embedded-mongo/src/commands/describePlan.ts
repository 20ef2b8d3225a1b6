import type { Document } from '../values/document';
import type { FindQuery } from './find';
import type { IndexScan, Plan } from '../planner/plan';

/** In the format of MongoDB's `explain`. */
export function describePlan(plan: Plan, query: FindQuery, command: string): Document {
  if (command === 'count' && plan.kind === 'index' && plan.isExact)
    return { stage: 'COUNT', inputStage: { ...describeScan(plan), stage: 'COUNT_SCAN' } };
  let stage = describeAccess(plan);
  if (!plan.isSorted)
    stage = {
      stage: 'SORT',
      sortPattern: Object.fromEntries(query.sort.map(({ field, direction }) => [field, direction])),
      type: 'simple',
      inputStage: stage,
    };
  if (query.skip > 0) stage = { stage: 'SKIP', skipAmount: query.skip, inputStage: stage };
  if (query.limit !== Infinity) stage = { stage: 'LIMIT', limitAmount: query.limit, inputStage: stage };
  if (Object.keys(query.projection).length > 0) stage = { stage: 'PROJECTION_DEFAULT', inputStage: stage };
  return stage;
}

function describeAccess(plan: Plan): Document {
  switch (plan.kind) {
    case 'scan':
      return { stage: 'COLLSCAN', direction: plan.isReverse ? 'backward' : 'forward' };
    case 'index':
      return { stage: 'FETCH', inputStage: describeScan(plan) };
    case 'union':
      return { stage: 'FETCH', inputStage: { stage: 'OR', inputStages: plan.parts.map(describeScan) } };
  }
}

function describeScan({ index, isReverse, ranges }: IndexScan): Document {
  return {
    stage: 'IXSCAN',
    keyPattern: index.spec.key,
    indexName: index.spec.name,
    isMultiKey: index.arrays.includes(true),
    isUnique: index.isUnique,
    isSparse: index.isSparse,
    isPartial: index.includes !== undefined,
    direction: isReverse ? 'backward' : 'forward',
    ranges: ranges.length,
  };
}
