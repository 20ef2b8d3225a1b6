import { useCrashReport } from '@/hooks/site/useCrashReport';
import { BadRequest } from './BadRequest';

/** Stands in for a page that crashed. */
export function CrashPage() {
  return <BadRequest requestId={useCrashReport()} />;
}
