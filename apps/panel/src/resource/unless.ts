/** `never` where something is named that must not be: the type of a mistake in a declaration. */
export type Unless<Named> = [Named] extends [never] ? unknown : never;
