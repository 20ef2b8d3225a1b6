import { fail } from '../values/errors';
import { toCollation } from '../values/collation';
import { toVariables } from '../query/expressions';
import { compileProjection } from '../query/project';
import { toSortFields } from '../query/sort';
import type { Document } from '../values/document';
import type { Command } from '../serving/command';
import type { Handler } from '../serving/server';
import { writeOnce } from './retryable';
import { toUpdateStatement } from '../writing/statements';
import { deleteMatches, updateMatches } from '../writing/writes';

const findAndModify: Handler = async (server, command) => {
  const namespace = command.namespace;
  const isRemove = command.flag('remove');
  const isNew = command.flag('new');
  const update = command.body.update;
  if (isRemove && update !== undefined)
    fail('FailedToParse', 'Cannot specify both an update and remove=true');
  if (!isRemove && update === undefined)
    fail('FailedToParse', 'Either an update or remove=true must be specified');
  if (isRemove && command.flag('upsert'))
    fail('FailedToParse', 'Cannot specify both upsert=true and remove=true');
  if (isRemove && isNew)
    fail(
      'FailedToParse',
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  const filter = command.document('query') ?? {};
  const project = projectionOf(command, filter);
  return writeOnce(server, command, isRemove ? removing : updating);

  function* removing(): Generator<undefined, Document> {
    const statement = { ...queryOf(command, filter), isMulti: false };
    const { document } = yield* deleteMatches(server.store, namespace, statement);
    return { lastErrorObject: { n: document ? 1 : 0 }, value: document ? project(document) : null };
  }

  function* updating(): Generator<undefined, Document> {
    const { sort, collation, variables } = queryOf(command, filter);
    const { arrayFilters, hint } = command.body;
    const raw = {
      filter,
      update,
      upsert: command.flag('upsert'),
      arrayFilters: arrayFilters,
      hint: hint,
    };
    const statement = { ...toUpdateStatement({ ...raw, collation: collation?.spec }, variables), sort };
    const result = yield* updateMatches(server.store, namespace, statement);
    const isUpsert = 'upsertedId' in result;
    const lastErrorObject = {
      n: isUpsert ? 1 : result.matched,
      updatedExisting: result.matched > 0,
      ...(isUpsert && { upserted: result.upsertedId }),
    };
    const before = isUpsert ? undefined : result.changed?.before;
    const value = isNew ? result.changed?.after : before;
    return { lastErrorObject, value: value ? project(value) : null };
  }
};

function queryOf(command: Command, filter: Document) {
  return {
    filter,
    sort: toSortFields(command.document('sort')),
    hint: command.body.hint,
    collation: toCollation(command.document('collation')),
    variables: toVariables(command.body.let),
  };
}

function projectionOf(command: Command, filter: Document): (document: Document) => Document {
  const spec = command.document('fields') ?? {};
  const projection = compileProjection(spec, { filter, variables: toVariables(command.body.let) });
  return projection ?? ((document) => document);
}

export const findAndModifyCommands: Readonly<Record<string, Handler>> = {
  findAndModify,
  findandmodify: findAndModify,
};
