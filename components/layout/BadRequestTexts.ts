import { badRequest } from '@/components/ui/lateAreas';
import { lateTexts } from '@/components/ui/lateTexts';

export const BadRequestTexts = lateTexts({ badRequest });
