import { schemaResolver } from '@/hooks/common/forms/schemaResolver';
import { leadFormSchema } from '@/lib/validation/quote/leadForm';
import type { LeadDetails } from '@/hooks/quote/lead/leadDetails';

export const leadFormResolver = schemaResolver<LeadDetails>(leadFormSchema);
