/** `never` if anything is named that must not be, so that a mistake in a declaration does not compile. */
export type Unless<Named> = [Named] extends [never] ? unknown : never;
