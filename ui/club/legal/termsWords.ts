export const terms = {
  title: "Conditions",
  lead: "Qui publie ce site, et ce que l'on peut y faire.",
  publisher: { id: "editeur", title: "Qui publie ce site", says: [] },
  facts: {
    publisher: "Éditeur",
    registration: "Numéro",
    address: "Adresse",
    director: "Responsable de la publication",
    host: "Hébergeur",
    email: "E-mail",
  },
  /** Facts that the club hasn't written yet. */
  toCome: (facts: readonly string[]) =>
    `Le club complète encore ces informations : ${facts.map((fact) => fact.toLocaleLowerCase("fr")).join(", ")}. En attendant, il répond à l'e-mail ci-dessus.`,
  parts: [
    {
      id: "partage",
      title: "Lire et partager",
      says: [
        "Le site est gratuit et se lit sans compte. Vous pouvez partager ses pages et en citer des passages, avec un lien vers la page. Les textes, les dessins et le logo restent à celles et ceux qui les ont faits et au club : demandez avant d'en faire autre chose.",
      ],
    },
    {
      id: "compte",
      title: "Votre compte",
      says: [
        "Un compte appartient à une seule personne. Choisissez un mot de passe que vous n'utilisez pas ailleurs, et gardez-le pour vous. Vous pouvez le supprimer à tout moment, dans les paramètres de votre espace personnel.",
      ],
    },
    {
      id: "ecrits",
      title: "Ce que vous écrivez",
      says: [
        "Vos commentaires restent les vôtres ; vous permettez au club de les afficher sur le site. Écrivez comme vous parleriez dans le vestiaire, c'est-à-dire :",
        [
          "pas d'insulte, de haine, de harcèlement, ni rien que la loi interdit ;",
          "pas de données sur d'autres personnes sans leur accord ;",
          "pas de publicité, pas de triche, pas de messages en série.",
        ],
        "Le club peut masquer un commentaire qui ne respecte pas ces règles, en vous disant pourquoi, vous avertir ou suspendre votre droit d'écrire, ce que vous pouvez contester une fois, et fermer le compte de toute personne qui recommence. Pour signaler un commentaire ou un membre, connectez-vous et pressez « Signaler » ; pour un autre contenu, écrivez au club avec l'adresse de la page.",
      ],
    },
    {
      id: "promesses",
      title: "Ce que le club promet",
      says: [
        "Le club tient le site du mieux qu'il peut, sans garantir qu'il marche toujours ni que chaque conseil vous fasse gagner. Il ne répond pas de ce que disent les sites vers lesquels il met un lien.",
      ],
    },
    {
      id: "marques",
      title: "Les marques des autres",
      says: [
        "Les jeux nommés sur ce site et leurs marques appartiennent à leurs éditeurs, qui ne sont liés ni au club ni à ce site.",
      ],
    },
    {
      id: "droit",
      title: "Le droit applicable",
      says: ["Le droit français s'applique. Avant tout litige, parlons-en."],
    },
  ],
  data: { id: "donnees", title: "Vos données", says: [] },
  kept: "Ce que le site garde sur vous, pourquoi et combien de temps, se lit sur la page",
} as const;
