/** Icon of a delivery service: paths of Lucide, as in `ui/icon`. */
import { PathIcon } from '#ui/icon/icon.tsx';
import type { DeliveryService } from '../delivery.ts';

const paths: Readonly<Record<DeliveryService, string>> = {
  standard:
    'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2M15 18H9M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14M19 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM9 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  express: 'M12 6v6l4 2M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z',
  collection:
    'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
};

export function ServiceIcon({ service }: { readonly service: DeliveryService }) {
  return <PathIcon path={paths[service]} size={20} />;
}
