import { Int32, Long, ObjectId, Timestamp } from 'bson';
import type { Document } from '../values/document';
import { sessionMinutes } from '../serving/sessions';
import type { Command } from '../serving/command';
import type { Handler, Server } from '../serving/server';
import { isPlainObject, maxDocumentSize, maxMessageSize } from '../values/bson';

/** The MongoDB version whose behaviour is implemented. */
const version = '8.0.0';
const electionId = new ObjectId('7fffffff0000000000000001');
const setName = 'embedded';
export const maxWriteBatchSize = 100_000;

function hello(server: Server, { client, body, name }: Command): Document {
  const application = isPlainObject(body.client) ? body.client.application : undefined;
  if (isPlainObject(application) && typeof application.name === 'string') client.appName = application.name;
  const now = new Date();
  return {
    helloOk: true,
    [name === 'hello' ? 'isWritablePrimary' : 'ismaster']: true,
    secondary: false,
    setName,
    setVersion: 1,
    electionId,
    hosts: [client.address],
    primary: client.address,
    me: client.address,
    lastWrite: {
      opTime: { ts: new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 }), t: Long.ONE },
      lastWriteDate: now,
    },
    maxBsonObjectSize: maxDocumentSize,
    maxMessageSizeBytes: maxMessageSize,
    maxWriteBatchSize,
    localTime: now,
    logicalSessionTimeoutMinutes: sessionMinutes,
    connectionId: client.id,
    minWireVersion: 0,
    maxWireVersion: 25,
    readOnly: false,
  };
}

export const serverCommands: Readonly<Record<string, Handler>> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: () => ({}),
  buildInfo: () => ({
    version,
    versionArray: version
      .split('.')
      .map((part) => new Int32(part))
      .concat(new Int32(0)),
    gitVersion: 'embedded',
    modules: ['embedded'],
    bits: 64,
    debug: false,
    maxBsonObjectSize: maxDocumentSize,
    storageEngines: ['lmdb'],
  }),
  buildinfo: () => ({ version, bits: 64, maxBsonObjectSize: maxDocumentSize }),
  serverStatus: (server) => ({
    host: 'embedded',
    version,
    process: '../start',
    pid: new Long(process.pid),
    uptime: Math.floor((Date.now() - server.startedAt.getTime()) / 1000),
    localTime: new Date(),
    metrics: { cursor: { open: { total: server.cursors.size } } },
    storageEngine: { name: 'lmdb', persistent: true },
  }),
  connectionStatus: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
  whatsmyuri: (_, { client }) => ({ you: client.address }),
  hostInfo: () => ({ system: { currentTime: new Date() }, os: {}, extra: {} }),
  getParameter: (server) => ({
    featureCompatibilityVersion: { version: '8.0' },
    enableTestCommands: server.isTestMode,
  }),
  getLog: () => ({ totalLinesWritten: 0, log: [] }),
  replSetGetStatus: (_, { client }) => ({
    set: setName,
    myState: 1,
    members: [{ _id: 0, name: client.address, health: 1, state: 1, stateStr: 'PRIMARY', self: true }],
  }),
};
