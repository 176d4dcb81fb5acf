import type { ResourceFormProps } from '@kronos/ui/ResourceForm';
import type { Translate } from '../messages/create-messages.ts';
import type { FormStore } from './form-store.ts';

export type DangerZone = NonNullable<ResourceFormProps['dangerZone']>;

/** The props of what a detail shows: its content, or one of its tabs. */
export interface DetailProps<R> {
  id: number;
  record: R;
  /** The state of the record that is shown; absent where its calls have none. */
  version: string | undefined;
  store: FormStore<R>;
  /** For the form of the record, below its fields; on the first tab only. */
  dangerZone: DangerZone | undefined;
}

/** How a record is deleted. */
interface Deletion<R> {
  /** Whether its name is to be typed; it is sent along, for the server to compare. */
  asksName?: boolean;
  /** Why this one cannot be deleted. */
  refused?: (record: R) => string | null;
  /** What is deleted with it. */
  loses?: (record: R, t: Translate) => readonly string[];
}

/** What is done to a record instead of deleting it, such as archiving. */
type OwnDanger<R> = (record: R, more: { t: Translate; reload: () => Promise<void> }) => DangerZone;

export type Danger<R> = Deletion<R> | OwnDanger<R>;
