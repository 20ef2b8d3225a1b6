import { serverEnv } from '@/lib/config/serverEnv';
import { callProvider } from '@/lib/server/integrations/callProvider';

export function getRazorpay<T>(path: string): Promise<T> {
  return call<T>('GET', path);
}

export function postRazorpay<T>(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  return call<T>('POST', path, { body, headers });
}

export function putRazorpay<T>(path: string): Promise<T> {
  return call<T>('PUT', path, { body: {} });
}

async function call<T>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<T> {
  const { RAZORPAY_URL, RAZORPAY_KEY_ID = '', RAZORPAY_KEY_SECRET = '' } = serverEnv();
  const credentials = Buffer.from(`${RAZORPAY_KEY_ID}:${RAZORPAY_KEY_SECRET}`).toString('base64');
  const sent = { method, body, headers: { Authorization: `Basic ${credentials}`, ...headers } };
  return (await callProvider('Razorpay', `${RAZORPAY_URL}/v1${path}`, sent)) as T;
}
