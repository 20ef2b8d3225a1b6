import { ConfigurationError } from '@/lib/config/serverEnv';

/** The problems that reading the configuration throws. */
export function problemsIn(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}
