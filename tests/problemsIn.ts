import { ConfigurationError } from '@/lib/config/serverEnv';

/** What a reading of the configuration is refused for. */
export function problemsIn(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}
