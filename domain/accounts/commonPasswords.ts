/**
 * What is tried first, in France and elsewhere: a few of the most used passwords, and the words they are made of. In small
 * letters, without accents.
 */
export const commonPasswords: readonly string[] = [
  ..."password motdepasse passe admin welcome bienvenue letmein changeme secret master login test user".split(" "),
  ..."azerty qwerty azertyuiop qwertyuiop 123456 1234 abc123 123abc 000000 111111 1q2w3e 1a2z3e".split(" "),
  ..."bonjour coucou salut hello soleil doudou loulou chouchou chocolat jetaime iloveyou amour princesse".split(" "),
  ..."princess sunshine dragon monkey shadow superman batman pokemon naruto starwars football marseille".split(" "),
  ..."paris france nicolas camille thomas julien valorant fortnite minecraft league gaming gamer esport".split(" "),
];
