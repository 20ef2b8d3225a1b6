import { footer } from '@/components/common/late/lateAreas';
import { lateTexts } from '@/components/common/late/lateTexts';

export const FooterTexts = lateTexts({ footer });
