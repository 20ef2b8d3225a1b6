import { useCrashReport } from '@/hooks/site/useCrashReport';
import { BadRequest } from './BadRequest';

export function CrashPage() {
  return <BadRequest requestId={useCrashReport()} />;
}
