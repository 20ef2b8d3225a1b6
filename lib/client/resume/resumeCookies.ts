import Cookies from 'js-cookie';
import { isStage, type Stage } from '@/lib/domain/quote/journey/stages';
import { RESUME_DAYS } from '@/lib/domain/resume/resume';
import { clearSearch, readLocal, writeLocal, type FormKey } from '@/lib/client/saving/storage';

type Name = 'uuid_resume' | 'resume_journey_stages';

function keep(name: Name, value: string): void {
  Cookies.set(name, value, {
    expires: RESUME_DAYS,
    sameSite: 'Lax',
    path: '/',
    secure: window.location.protocol === 'https:',
  });
  writeLocal(name, value);
}

function find(name: Name): string | undefined {
  return Cookies.get(name) || readLocal(name) || undefined;
}

export function readResumeId(): string | undefined {
  return find('uuid_resume');
}

export function keepResumeId(uuid: string): void {
  keep('uuid_resume', uuid);
}

export function readResumeStage(): Stage | undefined {
  const stage = find('resume_journey_stages');
  return isStage(stage) ? stage : undefined;
}

export function keepResumeStage(stage: Stage): void {
  keep('resume_journey_stages', stage);
}

export function dropResumeId(): void {
  Cookies.remove('uuid_resume', { path: '/' });
  writeLocal('uuid_resume', undefined);
}

export function forgetSearch(forms?: readonly FormKey[]): void {
  Cookies.remove('uuid_resume', { path: '/' });
  Cookies.remove('resume_journey_stages', { path: '/' });
  clearSearch(forms);
}
