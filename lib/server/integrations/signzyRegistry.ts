import type { IdentityRecord } from '@/lib/domain/kyc/identity';
import { callProvider, ProviderError } from './callProvider';
import { createCircuit } from './circuit';
import type { IdentityQuery, IdentityRegistry } from './identityRegistry';

export type SignzyAccount = {
  /** The address with its version, as in https://signzy.tech/api/v2. */
  url: string;
  patron: string;
  token: string;
};

const NAME = 'Signzy';
const REST = { failures: 3, restMs: 30_000 } as const;

type Json = Record<string, unknown>;
/** Signzy needs an item with its own token before a task. */
type Task = { item: string; task: string; essentials: Json };

/**
 * Signzy identities and snoops, version 2, after its public documentation: steps, paths, fields,
 * `individualPan` `fetch` and `bankTransfer`. Assumed, to be checked with an account before launch: tasks
 * `ckycSearch` and `offlineAadhaar`, their input, and `result.name` and `result.dob`. Nothing sent or
 * received is logged.
 */
export function createSignzyRegistry(account: SignzyAccount): IdentityRegistry {
  const through = createCircuit(NAME, REST);
  const post: Post = (path, body) => postJson(account, path, body);
  return {
    find: (query) =>
      through(async () => {
        const { item, task, essentials } = await toTask(query, post);
        const identity = await post(`/patrons/${account.patron}/identities`, {
          type: item,
          callbackUrl: '',
          images: [],
        });
        if (!identity) throw new ProviderError(NAME);
        const { id: itemId, accessToken } = identity;
        const answer = await post('/snoops', { service: 'Identity', itemId, accessToken, task, essentials });
        return answer && toRecord(answer);
      }),
  };
}

type Post = (path: string, body: Json) => Promise<Json | undefined>;

async function toTask(query: IdentityQuery, post: Post): Promise<Task> {
  switch (query.type) {
    case 'pan':
      return {
        item: 'individualPan',
        task: 'fetch',
        essentials: { number: query.pan, name: query.name, fuzzy: 'true' },
      };
    case 'ckyc':
      return {
        item: 'individualPan',
        task: 'ckycSearch',
        essentials: { number: query.pan, dob: toIndianDate(query.dateOfBirth) },
      };
    case 'bankAccount':
      return {
        item: 'cheque',
        task: 'bankTransfer',
        essentials: {
          beneficiaryAccount: query.accountNumber,
          beneficiaryIFSC: query.ifsc,
          beneficiaryName: query.name,
        },
      };
    case 'aadhaarOffline': {
      const kept = await post('/files/base64', {
        base64String: query.file,
        mimetype: 'application/zip',
        ttl: '2 mins',
      });
      const url = asObject(kept?.['file'])['directURL'];
      return { item: 'aadhaar', task: 'offlineAadhaar', essentials: { url, password: query.shareCode } };
    }
  }
}

/** Undefined on 400, 404 and 422: no such record. */
async function postJson({ url, token }: SignzyAccount, path: string, body: Json): Promise<Json | undefined> {
  try {
    return asObject(await callProvider(NAME, `${url}${path}`, { headers: { Authorization: token }, body }));
  } catch (error) {
    const status = error instanceof ProviderError ? error.status : undefined;
    if (status !== undefined && [400, 404, 422].includes(status)) return undefined;
    throw error;
  }
}

function toRecord(answer: Json): IdentityRecord | undefined {
  const result = asObject(asObject(answer['response'])['result']);
  const transfer = asObject(result['bankTransfer']);
  const name = result['name'] ?? transfer['beneName'];
  if (typeof name !== 'string' || name.trim() === '') return undefined;
  const dateOfBirth = toIsoDate(result['dob']);
  const { id } = answer;
  return {
    name: name.trim(),
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    reference: typeof id === 'string' ? id : '',
  };
}

function toIsoDate(date: unknown): string | undefined {
  const [, day, month, year] =
    /^(\d\d)[/-](\d\d)[/-](\d{4})$/.exec(typeof date === 'string' ? date : '') ?? [];
  return day && month && year ? `${year}-${month}-${day}` : undefined;
}

function toIndianDate(isoDate: string): string {
  return isoDate.split('-').toReversed().join('/');
}

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}
