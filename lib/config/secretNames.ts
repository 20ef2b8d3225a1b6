import type { ServerEnv } from './serverEnv';

/**
 * Settings that are never shown. Each may come from a file that `NAME_FILE` names, as with Docker's and Kubernetes'
 * secrets. Addresses are among them if they hold a password.
 */
export const secretNames = [
  'MONGODB_URI',
  'SESSION_SECRET',
  'DATA_KEYS',
  'LOOKUP_KEY',
  'HTTPS_PROXY',
  'STRAPI_TOKEN',
  'MSG91_AUTH_KEY',
  'MSG91_INBOUND_SECRET',
  'MSG91_WHATSAPP_SECRET',
  'SMTP_URL',
  'SIGNZY_TOKEN',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRETS',
  'RAZORPAYX_KEY_SECRET',
  'RAZORPAYX_ACCOUNT',
] as const satisfies readonly (keyof ServerEnv)[];

export type SecretName = (typeof secretNames)[number];
export const fileNameOf = (name: SecretName) => `${name}_FILE` as const;

export function isSecret(name: string): name is SecretName {
  return (secretNames as readonly string[]).includes(name);
}
