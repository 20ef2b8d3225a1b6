import mongoose from 'mongoose';
import { serverEnv } from '@/lib/config/serverEnv';
import { Applications } from '@/models/application';
import { AuditEntries } from '@/models/auditEntry';
import { Consents } from '@/models/consent';
import { CustomerSessions } from '@/models/customerSession';
import { DialerLeads } from '@/models/dialerLead';
import { GatewayEvents } from '@/models/gatewayEvent';
import { HealthDeclarations } from '@/models/healthDeclaration';
import { KycDetails } from '@/models/kycDetails';
import { OnlineLeads } from '@/models/onlineLead';
import { OtpBudgets } from '@/models/otpBudget';
import { OtpLogs } from '@/models/otpLog';
import { Outbox } from '@/models/outbox';
import { Payments } from '@/models/payment';
import { Policies } from '@/models/policy';
import { Quotes } from '@/models/quote';
import { RateLimits } from '@/models/rateLimit';
import { ReviewCases } from '@/models/reviewCase';
import { ResumeLinks } from '@/models/resumeLink';
import { Revisits } from '@/models/revisit';
import { SandboxOrders } from '@/models/sandboxOrder';
import { Staff } from '@/models/staff';
import { StaffSessions } from '@/models/staffSession';
import { databaseOf } from './databaseName';
import { AppError } from './http/errors';

const models = [
  Applications,
  AuditEntries,
  Consents,
  CustomerSessions,
  DialerLeads,
  GatewayEvents,
  HealthDeclarations,
  KycDetails,
  OnlineLeads,
  OtpBudgets,
  OtpLogs,
  Outbox,
  Payments,
  Policies,
  Quotes,
  RateLimits,
  ReviewCases,
  ResumeLinks,
  Revisits,
  SandboxOrders,
  Staff,
  StaffSessions,
] as const;

// Kept on globalThis: each API route is a bundle of its own, and development reloads them.
const globals = globalThis as typeof globalThis & { sukhayuDatabase?: Promise<unknown> };

/** Connects once in a process and makes sure of the indexes; after a failure the next request tries again. */
export async function connectDatabase(): Promise<void> {
  globals.sukhayuDatabase ??= open();
  try {
    await globals.sukhayuDatabase;
  } catch (error) {
    globals.sukhayuDatabase = undefined;
    throw error;
  }
}

/** Throws when the database doesn't answer. */
export async function pingDatabase(): Promise<void> {
  await connectDatabase();
  await mongoose.connection.db?.admin().ping();
}

export async function disconnectDatabase(): Promise<void> {
  globals.sukhayuDatabase = undefined;
  await mongoose.disconnect();
}

async function open(): Promise<void> {
  const { MONGODB_URI } = serverEnv();
  if (!MONGODB_URI) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 2 });
  mongoose.set('sanitizeFilter', true);
  await mongoose.connect(MONGODB_URI, {
    autoCreate: false,
    autoIndex: false,
    bufferCommands: false,
    dbName: databaseOf(MONGODB_URI).name,
    retryWrites: true,
    serverSelectionTimeoutMS: 2000,
    w: 'majority',
  });
  await ensureIndexes();
}

async function ensureIndexes(): Promise<void> {
  await Promise.all(models.map((model) => model.createIndexes()));
}
