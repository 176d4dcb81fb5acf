/** The storage of a browser between visits. Strings stay strings, objects become JSON (spec §9). */
export interface Storage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  /** Undefined when the key has no value, or none that can be parsed. */
  readObject(key: string): unknown;
  writeObject(key: string, value: object): void;
  remove(key: string): void;
}

export interface StorageHost {
  /** A getter that throws if the browser's settings deny access. */
  readonly localStorage: Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly document: { cookie: string };
  readonly location: { readonly protocol: string };
}

const thirtyDays = 30 * 24 * 60 * 60;

/** `localStorage`, or cookies that last 30 days if it is denied or full (spec §9). */
export function createStorage(host: StorageHost): Storage {
  const secure = () => (host.location.protocol === 'https:' ? '; Secure' : '');
  const setCookie = (key: string, value: string, age: number) => {
    host.document.cookie = `${key}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax${secure()}`;
  };
  const readCookie = (key: string) => {
    const entry = host.document.cookie.split('; ').find((cookie) => cookie.startsWith(`${key}=`));
    return entry === undefined ? null : decode(entry.slice(key.length + 1));
  };
  const dropCookie = (key: string) => {
    if (readCookie(key) !== null) setCookie(key, '', 0);
  };

  const storage: Storage = {
    read: (key) => attempt(() => host.localStorage.getItem(key)) ?? readCookie(key),
    write(key, value) {
      const isKept = attempt(() => {
        host.localStorage.setItem(key, value);
        return true;
      });
      if (isKept) dropCookie(key);
      else setCookie(key, value, thirtyDays);
    },
    readObject: (key) => attempt((): unknown => JSON.parse(storage.read(key) ?? '')),
    writeObject: (key, value) => storage.write(key, JSON.stringify(value)),
    remove(key) {
      attempt(() => host.localStorage.removeItem(key));
      dropCookie(key);
    },
  };
  return storage;
}

/** Undefined when `act` throws: denied storage and broken JSON count as no value. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

const decode = (value: string) => attempt(() => decodeURIComponent(value)) ?? value;
