import { STAGES } from '@/lib/domain/quote/journey/stages';
import { isResumeUrl } from '@/lib/domain/resume/internalPath';
import { digits, text, wholeNumber } from './base';

const MAX_ID = 64;
const MAX_PAGE = 1000;

export const stage = () => text('validation.stage').oneOf(STAGES, 'validation.stage');

export const id = () => text('validation.id').matches(new RegExp(`^[\\w-]{1,${MAX_ID}}$`), 'validation.id');

export const resumeUrl = () =>
  text('validation.url').test('url', 'validation.url', (value) => value === undefined || isResumeUrl(value));

export const version = () => wholeNumber('validation.version').min(0, 'validation.version');

export const page = () =>
  digits('validation.page').min(1, 'validation.page').max(MAX_PAGE, 'validation.page').default(1);
