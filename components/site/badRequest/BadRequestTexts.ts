import { badRequest } from '@/components/common/late/lateAreas';
import { lateTexts } from '@/components/common/late/lateTexts';

export const BadRequestTexts = lateTexts({ badRequest });
