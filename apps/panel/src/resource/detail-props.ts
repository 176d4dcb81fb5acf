import type { ResourceFormProps } from '@kronos/ui/ResourceForm';
import type { Translate } from '../messages/create-messages.ts';
import type { FormStore } from './form-store.ts';

export type DangerZone = NonNullable<ResourceFormProps['dangerZone']>;

/** The props of a detail's content, or of one of its tabs. */
export interface DetailProps<R> {
  id: number;
  record: R;
  /** The version of the record on screen; undefined if its calls have none. */
  version: string | undefined;
  store: FormStore<R>;
  /** For the form of the record, below its fields; on the first tab only. */
  dangerZone: DangerZone | undefined;
}

/** How a record is deleted. */
interface Deletion<R> {
  /** Whether the user must type its name, which is sent to the server for comparison. */
  asksName?: boolean;
  /** Why this one cannot be deleted. */
  refused?: (record: R) => string | null;
  /** What is deleted with it. */
  loses?: (record: R, t: Translate) => readonly string[];
}

/** An action that takes the place of deletion, such as archiving. */
export type OwnDanger<R> = (record: R, more: { t: Translate; reload: () => Promise<void> }) => DangerZone;

export type Danger<R> = Deletion<R> | OwnDanger<R>;
