import { api, paths } from '@/lib/config/paths';
import type { HealthDeclarationDto } from '@/lib/domain/declaration/contract';
import type { HealthAnswers } from '@/lib/domain/declaration/declaration';
import { createVerifiedForm } from '@/hooks/common/forms/createVerifiedForm';

/** A change of the insured starts a new declaration. */
export const useHealthDeclaration = createVerifiedForm<HealthDeclarationDto, HealthAnswers>({
  name: 'health',
  pathOf: paths.declaration,
  api: api.healthDeclaration,
  toValues: ({ answers }) => answers,
  toBody: (answers) => ({ answers }),
  about: ({ about }) => about,
  isOver: ({ isPaid }) => isPaid,
});
