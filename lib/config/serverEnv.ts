import { object, string, number, ValidationError, type InferType } from 'yup';

const url = (schemes: readonly string[], schema = string()) =>
  schema.test('url', '${path} must be a URL starting with ' + schemes.join(' or '), (value) =>
    value === undefined ? true : schemes.some((scheme) => value.startsWith(`${scheme}://`)),
  );

/** A value that is no whole URL has its error from the check of its scheme. */
const isWholeUrl = (value: string | undefined) =>
  value === undefined || !/^https?:\/\//.test(value) || URL.canParse(value);

/** Production requires TLS; elsewhere a stand-in on this machine may answer. */
const secureUrl = (name: string, schema = string()) =>
  schema.test('address', `${name} is not a whole address`, isWholeUrl).when('APP_ENV', {
    is: 'production',
    then: (inner) => inner.matches(/^https:\/\//, `${name} must start with https:// in production`),
    otherwise: (inner) =>
      inner.matches(/^https?:\/\//, `${name} must be a URL starting with http:// or https://`),
  });

/** Pages stand at the root of their host alone. */
const isOrigin = (value: string | undefined) =>
  !value || !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`;

const HOST = /^(?:[^\s:]+|\[[\da-f:.]+\])(?::(\d+))?$/i;

/** `host` or `host:port`. */
const isHost = (value: string) => {
  const found = HOST.exec(value);
  const port = Number(found?.[1] ?? 1);
  return found !== null && port > 0 && port <= 65_535;
};

/** A database may have several hosts, comma-separated. */
const hostsOf = (uri: string) => /^[\w+]+:\/\/(?:[^/?]*@)?([^/?]*)/.exec(uri)?.[1]?.split(',') ?? [];

const withPort = (name: string) => `${name} must name a host, and a port from 1 to 65535`;

const hasHosts = (value: string | undefined) => value === undefined || hostsOf(value).every(isHost);

const hasOwnIds = (keys = '') => {
  const ids = keys.split(',').map((each) => each.split(':')[0]);
  return new Set(ids).size === ids.length;
};

const aNumber = () => number().typeError('${path} must be a number');

const inProduction = (name: string) =>
  string().when('APP_ENV', {
    is: 'production',
    then: (schema) => schema.required(`${name} must be set in production`),
  });

/** Required in production, and when `other` is set. */
const neededWith = (name: string, other: string) =>
  inProduction(name).when(other, {
    is: (value: unknown) => value !== undefined,
    then: (schema) => schema.required(`${name} must be set beside ${other}`),
  });

/** `.env.example` is tested against this list. */
export const serverEnvSchema = object({
  APP_ENV: string().oneOf(['development', 'test', 'production']).default('development'),
  PORT: aNumber().integer().min(0).max(65_535).default(3000),
  HOST: string(),
  SITE_URL: secureUrl('SITE_URL', inProduction('SITE_URL')).test(
    'origin',
    'SITE_URL must be a host alone, without a path: https://host',
    isOrigin,
  ),
  METRICS_PORT: aNumber().integer().min(0).max(65_535),
  METRICS_HOST: string().default('127.0.0.1'),
  DRAIN_SECONDS: aNumber()
    .integer()
    .min(0)
    .max(300)
    .default(0)
    .when('APP_ENV', { is: 'production', then: (schema) => schema.default(5) }),
  DATA_DIR: string().default('.data'),
  MONGODB_URI: url(['mongodb', 'mongodb+srv'], inProduction('MONGODB_URI')).test(
    'hosts',
    withPort('MONGODB_URI'),
    hasHosts,
  ),
  SESSION_SECRET: inProduction('SESSION_SECRET').min(32, 'SESSION_SECRET must have 32 characters or more'),
  DATA_KEYS: inProduction('DATA_KEYS')
    .matches(
      /^[a-z0-9]+:[A-Za-z0-9+/]{43}=(,[a-z0-9]+:[A-Za-z0-9+/]{43}=)*$/,
      'DATA_KEYS must be a list of id:key, each key 32 bytes in base64, the one that seals first',
    )
    .test('ids', 'DATA_KEYS has two keys of one id: only the first would open anything', hasOwnIds),
  LOOKUP_KEY: inProduction('LOOKUP_KEY').matches(
    /^[A-Za-z0-9+/]{43}=$/,
    'LOOKUP_KEY must be 32 bytes in base64',
  ),
  HTTPS_PROXY: string()
    .matches(/^https?:\/\/[^/?#]+\/?$/, 'HTTPS_PROXY must be http:// or https://, a host and a port')
    .test('hosts', withPort('HTTPS_PROXY'), hasHosts),
  NO_PROXY: string(),
  TRUSTED_PROXIES: aNumber().integer().min(0).max(10).default(0),
  LOG_LEVEL: string().oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  CUSTOM_AMOUNT_LIMIT: aNumber().integer().min(0).default(500),
  CLAIM_SECOND_ABOVE: aNumber().integer().min(0).default(5_00_000),
  RATE_LIMIT_FACTOR: aNumber().min(0.01).max(1_000_000).default(1),
  STRAPI_URL: secureUrl('STRAPI_URL'),
  STRAPI_TOKEN: string(),
  IP_LOOKUP_URL: secureUrl('IP_LOOKUP_URL'),
  TAGS_URL: url(['https']),
  TAGS_PSBU_URL: url(['https']),
  MSG91_URL: secureUrl('MSG91_URL').default('https://control.msg91.com'),
  MSG91_AUTH_KEY: inProduction('MSG91_AUTH_KEY'),
  MSG91_TEMPLATES: neededWith('MSG91_TEMPLATES', 'MSG91_AUTH_KEY').matches(
    /^[\w.-]+:\w+(,[\w.-]+:\w+)*$/,
    'MSG91_TEMPLATES must be a list of text.language:id',
  ),
  MSG91_WHATSAPP_NUMBER: inProduction('MSG91_WHATSAPP_NUMBER'),
  MSG91_WHATSAPP_SECRET: neededWith('MSG91_WHATSAPP_SECRET', 'MSG91_WHATSAPP_NUMBER').matches(
    /^[\w-]{24,}$/,
    'MSG91_WHATSAPP_SECRET must have 24 letters and digits or more',
  ),
  MSG91_INBOUND_NUMBER: inProduction('MSG91_INBOUND_NUMBER').matches(
    /^\+?\d{5,15}$/,
    'MSG91_INBOUND_NUMBER must be digits, as a phone dials it',
  ),
  MSG91_INBOUND_SECRET: neededWith('MSG91_INBOUND_SECRET', 'MSG91_INBOUND_NUMBER').matches(
    /^[\w-]{24,}$/,
    'MSG91_INBOUND_SECRET must have 24 letters and digits or more',
  ),
  // A query could switch off the TLS options of lib/server/integrations/messages/smtp.ts.
  SMTP_URL: inProduction('SMTP_URL')
    .matches(/^smtps?:\/\/[^?#]+$/, 'SMTP_URL must start with smtp:// or smtps://, and carry no options')
    .test('hosts', withPort('SMTP_URL'), hasHosts),
  MAIL_FROM: neededWith('MAIL_FROM', 'SMTP_URL'),
  SIGNZY_URL: secureUrl('SIGNZY_URL', inProduction('SIGNZY_URL')),
  SIGNZY_PATRON: neededWith('SIGNZY_PATRON', 'SIGNZY_URL'),
  SIGNZY_TOKEN: neededWith('SIGNZY_TOKEN', 'SIGNZY_URL'),
  RAZORPAY_URL: secureUrl('RAZORPAY_URL').default('https://api.razorpay.com'),
  RAZORPAY_KEY_ID: inProduction('RAZORPAY_KEY_ID'),
  RAZORPAY_KEY_SECRET: neededWith('RAZORPAY_KEY_SECRET', 'RAZORPAY_KEY_ID'),
  RAZORPAY_WEBHOOK_SECRETS: neededWith('RAZORPAY_WEBHOOK_SECRETS', 'RAZORPAY_KEY_ID'),
  RAZORPAYX_URL: secureUrl('RAZORPAYX_URL').default('https://api.razorpay.com'),
  RAZORPAYX_KEY_ID: inProduction('RAZORPAYX_KEY_ID'),
  RAZORPAYX_KEY_SECRET: neededWith('RAZORPAYX_KEY_SECRET', 'RAZORPAYX_KEY_ID'),
  RAZORPAYX_ACCOUNT: neededWith('RAZORPAYX_ACCOUNT', 'RAZORPAYX_KEY_ID'),
  RAZORPAYX_HOSPITALS: neededWith('RAZORPAYX_HOSPITALS', 'RAZORPAYX_KEY_ID').matches(
    /^fa_\w+$/,
    'RAZORPAYX_HOSPITALS must be the id of a fund account: fa_ and its letters',
  ),
  CLAMD_ADDRESS: inProduction('CLAMD_ADDRESS')
    .matches(/^[\w.-]+:\d{1,5}$/, 'CLAMD_ADDRESS must be host:port')
    .test('hosts', withPort('CLAMD_ADDRESS'), (value) => !value || isHost(value)),
});

export type ServerEnv = InferType<typeof serverEnvSchema>;

export class ConfigurationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(['The configuration is wrong:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'ConfigurationError';
  }
}

/** Empty strings count as unset. Throws ConfigurationError. */
export function parseServerEnv(source: Record<string, string | undefined>): ServerEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  try {
    return serverEnvSchema.validateSync(given, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new ConfigurationError(error.errors);
    throw error;
  }
}

let cached: ServerEnv | undefined;

export function serverEnv(): ServerEnv {
  cached ??= parseServerEnv(process.env);
  return cached;
}
