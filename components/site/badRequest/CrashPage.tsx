import { useCrashReport } from '@/hooks/site/useCrashReport';
import { BadRequest } from './BadRequest';

export function CrashPage({ error }: { error: unknown }) {
  return <BadRequest requestId={useCrashReport(error)} />;
}
