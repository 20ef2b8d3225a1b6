import { api, paths } from '@/lib/config/paths';
import type { HealthDeclarationDto } from '@/lib/domain/health/contract';
import type { HealthAnswers } from '@/lib/domain/health/declaration';
import { createVerifiedForm } from './useVerifiedDraft';

/** The declaration of good health of the quote in the address. About other people it is another one. */
export const useHealthDeclaration = createVerifiedForm<HealthDeclarationDto, HealthAnswers>({
  name: 'health',
  pathOf: paths.declaration,
  api: api.healthDeclaration,
  toValues: ({ answers }) => answers,
  toBody: (answers) => ({ answers }),
  about: ({ about }) => about,
});
