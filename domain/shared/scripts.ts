/** Scripts whose letters look alike: Latin, Greek, Cyrillic, Armenian, Cherokee, Coptic, Lisu. */
const scripts = [
  /[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u1d00-\u1d25\u1e00-\u1eff]/u,
  /[\u0370-\u0373\u0376\u0377\u037b-\u037d\u037f-\u03e1\u03f0-\u03ff\u1f00-\u1fff]/u,
  /[\u0400-\u052f\u1c80-\u1c8f\ua640-\ua69f]/u,
  /[\u0531-\u0556\u0561-\u0587]/u,
  /[\u13a0-\u13ff\uab70-\uabbf]/u,
  /[\u03e2-\u03ef\u2c80-\u2cff]/u,
  /[\ua4d0-\ua4ff\u{11fb0}]/u,
] as const;

/** Whether a text has letters of one of these scripts at most. The database has the same rule, `private.is_of_one_script`. */
export const isOfOneScript = (text: string): boolean => {
  const letters = text.normalize("NFKC");
  return scripts.filter((script) => script.test(letters)).length <= 1;
};
