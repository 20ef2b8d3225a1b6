import mongoose from 'mongoose';
import { serverEnv } from '@/lib/config/serverEnv';
import { Applications } from '@/models/application/application';
import { AuditEntries } from '@/models/desk/auditEntry';
import { Callbacks } from '@/models/callbacks/callback';
import { ClaimCases } from '@/models/claims/claimCase';
import { Papers } from '@/models/papers/paper';
import { PaperParts } from '@/models/papers/paperPart';
import { Consents } from '@/models/consents/consent';
import { CustomerSessions } from '@/models/verify/customerSession';
import { DialerLeads } from '@/models/callbacks/dialerLead';
import { DeskNotes } from '@/models/desk/deskNote';
import { GatewayEvents } from '@/models/payment/gatewayEvent';
import { HealthDeclarations } from '@/models/declaration/healthDeclaration';
import { HealthCards } from '@/models/policy/healthCard';
import { Hospitals } from '@/models/hospitals/hospital';
import { HospitalLists } from '@/models/hospitals/hospitalList';
import { InboundMessages } from '@/models/verify/inboundMessage';
import { KycDetails } from '@/models/kyc/kycDetails';
import { OnlineLeads } from '@/models/callbacks/onlineLead';
import { OtpBudgets } from '@/models/verify/otpBudget';
import { OtpLogs } from '@/models/verify/otpLog';
import { Outbox } from '@/models/common/outbox';
import { Payments } from '@/models/payment/payment';
import { NumberChanges } from '@/models/my/numberChange';
import { PolicyChanges } from '@/models/my/policyChange';
import { Policies } from '@/models/policy/policy';
import { Quotes } from '@/models/quote/quote';
import { QuoteVersions } from '@/models/quote/quoteVersion';
import { RateLimits } from '@/models/common/rateLimit';
import { ReviewCases } from '@/models/desk/reviewCase';
import { ResumeLinks } from '@/models/resume/resumeLink';
import { Revisits } from '@/models/resume/revisit';
import { SandboxPayouts } from '@/models/claims/sandboxPayout';
import { SandboxOrders } from '@/models/payment/sandboxOrder';
import { SentLinks } from '@/models/desk/sentLink';
import { SentMessages } from '@/models/common/sentMessage';
import { Staff } from '@/models/desk/staff';
import { StaffSessions } from '@/models/desk/staffSession';
import { databaseOf } from './databaseName';
import { watchHeartbeat } from '@/lib/server/worker/heartbeat';
import { watchPool } from './watchPool';
import { AppError } from '@/lib/server/http/errors';

const models = [
  Applications,
  AuditEntries,
  Callbacks,
  ClaimCases,
  Papers,
  PaperParts,
  Consents,
  CustomerSessions,
  DeskNotes,
  DialerLeads,
  GatewayEvents,
  HealthCards,
  HealthDeclarations,
  HospitalLists,
  Hospitals,
  InboundMessages,
  KycDetails,
  NumberChanges,
  OnlineLeads,
  OtpBudgets,
  OtpLogs,
  Outbox,
  Payments,
  Policies,
  PolicyChanges,
  Quotes,
  QuoteVersions,
  RateLimits,
  ReviewCases,
  ResumeLinks,
  Revisits,
  SandboxOrders,
  SandboxPayouts,
  SentLinks,
  SentMessages,
  Staff,
  StaffSessions,
] as const;

/** The driver tries twice, so a call may outlast a request (`limits/timeLimit.ts`). */
const limits = {
  serverSelectionTimeoutMS: 2_000,
  waitQueueTimeoutMS: 8_000,
  connectTimeoutMS: 2_000,
  socketTimeoutMS: 8_000,
  heartbeatFrequencyMS: 2_000,
} as const;
const unhurried = { socketTimeoutMS: 10 * 60_000 } as const;

// On globalThis: each API route is its own bundle, and development reloads them.
const globals = globalThis as typeof globalThis & { sukhayuDatabase?: Promise<unknown> };

/** Connects once per process; retried after a failure. A tool gets longer time limits. */
export async function connectDatabase({ isTool = false } = {}): Promise<void> {
  globals.sukhayuDatabase ??= open(isTool);
  try {
    await globals.sukhayuDatabase;
  } catch (error) {
    globals.sukhayuDatabase = undefined;
    throw error;
  }
}

export async function pingDatabase(): Promise<void> {
  await connectDatabase();
  await mongoose.connection.db?.admin().ping();
}

export async function disconnectDatabase(): Promise<void> {
  globals.sukhayuDatabase = undefined;
  await mongoose.disconnect();
}

async function open(isTool: boolean): Promise<void> {
  const { MONGODB_URI } = serverEnv();
  if (!MONGODB_URI) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 2 });
  mongoose.set('sanitizeFilter', true);
  const options = {
    autoCreate: false,
    autoIndex: false,
    bufferCommands: false,
    dbName: databaseOf(MONGODB_URI).name,
    retryWrites: true,
    w: 'majority',
    ...limits,
  } as const;
  await mongoose.connect(MONGODB_URI, { ...options, ...(isTool && unhurried) });
  watchHeartbeat(mongoose.connection.getClient(), () => void disconnectDatabase());
  watchPool(mongoose.connection.getClient());
  const incomplete = await listIncomplete();
  if (incomplete.length === 0) return;
  const connection = mongoose.createConnection(MONGODB_URI, { ...options, ...unhurried, maxPoolSize: 5 });
  await createIndexes(connection, incomplete);
}

/** Models of which an index is missing. */
async function listIncomplete() {
  const all = await Promise.all(
    models.map(async (model) => ({ model, missing: (await model.diffIndexes()).toCreate })),
  );
  return all.filter(({ missing }) => missing.length > 0).map(({ model }) => model);
}

/** Drops what a model no longer has. On its own connection: building an index may take longer than a request. */
async function createIndexes(
  connection: mongoose.Connection,
  incomplete: readonly (typeof models)[number][],
): Promise<void> {
  try {
    await connection.asPromise();
    const lost = new Promise<never>((_, reject) => {
      connection.getClient().once('serverHeartbeatFailed', ({ failure }) => reject(failure));
      watchHeartbeat(connection.getClient(), () =>
        reject(new AppError('UNAVAILABLE', { retryAfterSeconds: 2 })),
      );
    });
    const made = incomplete.map((model) =>
      connection.model(model.modelName, model.schema as mongoose.Schema).syncIndexes(),
    );
    await Promise.race([Promise.all(made), lost]);
  } finally {
    await connection.destroy();
  }
}
