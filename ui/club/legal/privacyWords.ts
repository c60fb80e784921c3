import { consentAge } from "../../../domain/accounts/consentAge.ts";
import { erasedOnLeaving, keptOnLeaving } from "../../accounts/leavingWords.ts";
import { serviceNames } from "../../content/body/embed/words.ts";
import type { LegalPart } from "./LegalPage.tsx";

const serviceList = Object.values(serviceNames).join(", ");

// Each sentence describes the software: change both together.

const inList = (things: Readonly<Record<string, string>>): readonly string[] =>
  Object.values(things).map((thing, at, { length }) => `${thing}${at < length - 1 ? " ;" : "."}`);

const parts: readonly LegalPart[] = [
  {
    id: "bref",
    title: "En bref",
    says: [
      [
        "Le site ne pose aucun cookie, sauf le temps d'un passage par Discord si vous le choisissez, et n'a aucun traceur, aucune publicité, aucune mesure d'audience d'un tiers.",
        "Il se lit en entier sans compte.",
        "Rien n'est vendu ni prêté à personne.",
        "Un mot suffit pour voir, corriger ou faire effacer ce qui vous concerne.",
      ],
    ],
  },
  {
    id: "lecture",
    title: "Quand vous lisez le site",
    says: [
      "Quand vous ouvrez un tip, votre navigateur envoie un nombre tiré au hasard, qu'il garde sur votre appareil. Il sert à compter une lecture par personne et par jour. Le serveur l'oublie après 30 jours.",
      "Quand vous partagez un article ou un tip, le même nombre sert à compter un partage par personne et par jour. Le site n'apprend ni où ni avec qui. Le serveur l'oublie aussi après 30 jours.",
      "Pour savoir ce qui est lu, le site additionne, jour par jour, les ouvertures de ses pages publiques et le genre d'endroit d'où l'on y vient : une adresse tapée ou un favori, un moteur de recherche, un réseau social, un autre site, ou une page d'ici. C'est votre navigateur qui nomme ce genre : l'adresse d'où vous venez n'est ni envoyée, ni gardée. Rien n'y dit qui a lu.",
      "Quand une recherche ne trouve rien, ses mots s'ajoutent à un compte du même genre, sans rien de vous. Un mot qui ressemble à une adresse ou à un numéro de téléphone n'est pas gardé, et le staff ne voit un mot qu'à partir de deux recherches.",
      "Ces nombres sont effacés après 90 jours. Pour que personne ne les gonfle, une empreinte de votre adresse réseau est gardée deux jours au plus, sans la page ni les mots. On ne peut pas en retrouver l'adresse.",
      "Si votre navigateur demande à ne pas être suivi (« Do Not Track » ou « Global Privacy Control »), le site ne compte ni vos lectures, ni vos recherches.",
      "Les images d'un article ou d'un tip peuvent venir d'autres sites. Votre navigateur les leur demande alors directement : ces sites voient votre adresse réseau, mais pas la page que vous lisez. C'est la seule chose qu'un tiers peut apprendre sans que vous cliquiez.",
      "Les liens vers Discord, Twitch et les autres n'envoient rien tant que vous ne les ouvrez pas.",
    ],
  },
  {
    id: "appareil",
    title: "Ce qui reste sur votre appareil",
    says: [
      "Le navigateur garde, dans le stockage de ce site seulement :",
      [
        "votre session, de la connexion à la déconnexion ;",
        "ce que vous avez commencé à écrire (un commentaire, un signalement, une contestation, un message au club, une candidature, un nom de profil, un article si vous êtes du staff) pour qu'un onglet fermé ne perde rien, jusqu'à l'envoi ou à la déconnexion ;",
        "tant qu'un lien vous attend dans vos e-mails : ce que vous alliez faire (aimer ce tip, postuler à ce poste, ouvrir une page) et l'adresse de cet e-mail, pour que personne d'autre ne le retrouve, pendant une heure au plus ;",
        "le nombre tiré au hasard qui sert à compter les lectures et les partages ;",
        "votre choix de masquer les scores des matchs, et quand vous l'avez fait ; si vous avez un compte, il y est gardé aussi ;",
        "si vous êtes du staff : ce que vous avez ouvert en dernier dans le panel, et quand vous y avez lu les commentaires ;",
        "les services dont vous affichez toujours les vidéos et les publications, si vous l'avez choisi ;",
        "les pages publiques que vous avez lues, pour les relire sans réseau : les 60 dernières, pendant 30 jours ;",
        "votre choix de calme, si vous arrêtez ce qui bouge sur le site ;",
        "l'endroit où vous en étiez sur les pages, et les scores que vous y avez affichés, jusqu'à la fermeture de l'onglet.",
      ],
      "Effacer les données du site dans votre navigateur efface tout cela.",
    ],
  },
  {
    id: "compte",
    title: "Quand vous avez un compte",
    says: [
      "Pour vous reconnaître et montrer qui écrit, le site garde votre e-mail, votre mot de passe sous une forme illisible, même pour nous, votre nom d'utilisateur, et, si vous les donnez, votre nom complet et votre photo. La page d'inscription demande le nom complet : il remplit d'avance vos candidatures, signe les articles que vous écrivez pour le club, et vous accueille dans la barre du site, sur votre seul écran. La fenêtre d'inscription ne le demande pas, et vous pouvez l'effacer de votre profil. Hors de ces signatures, votre nom complet et votre e-mail ne sont jamais affichés aux autres ; votre nom d'utilisateur et votre photo le sont, à côté de vos commentaires et sur votre page de membre, qui dit aussi le mois de votre inscription. Les membres, et eux seuls, les voient aussi sur les évènements où vous venez. Les badges de votre page se comptent sur ce que le site garde déjà : rien de plus n'est gardé pour eux. Si le staff relie votre compte à votre fiche d'une équipe, votre page montre aussi vos équipes d'aujourd'hui, votre nom au club et les tips qui le portent. Vous pouvez la cacher dans les paramètres de votre espace personnel ; les moteurs de recherche ne la gardent pas.",
      "La photo est recadrée sur votre appareil avant l'envoi : le lieu et la date de la prise de vue n'arrivent pas jusqu'au site. L'ancienne est effacée quand vous en changez.",
      "Si vous vous connectez avec Discord, Discord donne au site votre numéro, vos noms, votre e-mail et l'adresse de votre image là-bas, et apprend que vous venez ici. Le site les garde pour vous reconnaître, jusqu'à ce que vous déliiez Discord ou supprimiez le compte. Le temps du passage, un cookie retient un nombre tiré au hasard : il s'efface après quinze minutes.",
      "Il garde aussi vos likes, vos notes, vos commentaires, les tips que vous gardez pour plus tard, les équipes, les personnes, les catégories et les membres que vous suivez, les membres que vous bloquez, vos pronostics, vos inscriptions aux évènements, ce dont vous voulez être prévenu et vos notifications, parce que c'est à cela que sert le compte. Si vous jouez dans une équipe, elle et le staff lisent les heures que vous donnez à ses sondages, effacées un mois après la semaine.",
      "De chaque appareil connecté, il garde la date et, selon l'hébergeur, le nom du navigateur et l'adresse réseau, jusqu'à la déconnexion. Une notification est effacée après 90 jours ; vous la recevez aussi par e-mail si vous le choisissez, ou quand une place vous est gardée à un évènement, et chacun de ces e-mails a un lien pour les arrêter. Si vous voulez la recevoir sur un appareil, le site garde l'adresse que le service de notifications de votre navigateur (Google, Mozilla, Apple ou Microsoft) lui a donnée, jusqu'à votre déconnexion ; ce service transmet le message sans pouvoir le lire. Sa copie des e-mails qu'il vous envoie est effacée après 30 jours.",
      "Tout reste jusqu'à la suppression du compte, que vous faites dans les paramètres de votre espace personnel. Elle efface tout de suite :",
      inList(erasedOnLeaving),
      "Ce qui reste :",
      inList(keptOnLeaving),
    ],
  },
  {
    id: "mineurs",
    title: "Quand vous avez moins de 18 ans",
    says: [
      `En France, un mineur décide sans ses parents de ses données sur un site comme celui-ci à partir de ${consentAge} ans. C'est ce que disent l'article 45 de la loi Informatique et Libertés et l'article 8 du RGPD.`,
      `Avant ${consentAge} ans, il faut deux accords : le vôtre, et celui d'un parent ou d'une autre personne qui a l'autorité parentale. Lisez cette page ensemble avant d'ouvrir un compte ou de demander la lettre du club.`,
      "Le site ne demande pas votre date de naissance et ne vérifie pas votre âge : il vous fait confiance. Seule une candidature demande un âge, que vous pouvez ne pas donner.",
      [
        "Vos droits sont ceux de tout le monde, et vous pouvez écrire au club vous-même. Un parent peut aussi le faire pour vous.",
        "Ce que le site a reçu de vous avant vos 18 ans, le club l'efface dès que possible quand vous le demandez, même plus tard et sans que vous disiez pourquoi (article 51 de la même loi). S'il ne le fait pas, ou ne répond pas en un mois, vous pouvez saisir la CNIL, qui se prononce en trois semaines.",
        `Un parent dont l'enfant de moins de ${consentAge} ans a ouvert un compte sans son accord peut demander au club de le supprimer.`,
      ],
    ],
  },
  {
    id: "signatures",
    title: "Quand un article porte votre nom",
    says: [
      "Le staff choisit qui signe un article : un membre du staff par son nom d'utilisateur, ou toute autre personne par le nom qu'elle donne. Ces signatures sont publiques, sur l'article, dans les listes et dans les flux, et restent dans les versions de l'article, que seul le staff voit.",
      "À la suppression d'un compte, son nom disparaît des articles qu'il signait ou qu'il avait créés. Pour retirer ou corriger un autre nom, écrivez au club.",
    ],
  },
  {
    id: "message",
    title: "Quand vous écrivez au club",
    says: [
      "Votre nom, votre e-mail, le sujet et le message sont gardés pour que quelqu'un puisse vous répondre, et envoyés par e-mail au club. La réponse du club y est jointe. Le site efface le tout après 12 mois, les messages indésirables après 30 jours, et sa copie des e-mails après 30 jours. La boîte de réception du club garde la sienne, comme pour tout courrier.",
      "Pour que le formulaire ne serve pas à inonder le club, une empreinte de votre adresse réseau est gardée deux jours au plus. On ne peut pas en retrouver l'adresse.",
    ],
  },
  {
    id: "candidatures",
    title: "Quand vous postulez",
    says: [
      "Vos réponses sont gardées avec votre compte, pour que le staff puisse les lire et vous répondre : prénom, nom, âge, pseudos, disponibilités, motivation, et ce que le poste demande. Nous demandons le pseudo Discord pour vous répondre. Rien d'autre n'est obligatoire, et une candidature incomplète part quand même : la réponse arrive alors par e-mail. Vous retrouvez vos candidatures, et la réponse du staff, dans votre espace personnel.",
      "Le staff peut y joindre des notes qu'il garde pour lui : demandez-les au club. Elles sont effacées avec la candidature.",
      "Si le club utilise Discord pour s'organiser, vos réponses y sont aussi envoyées une fois, sur un salon de son staff. Retirer une candidature ou supprimer le compte n'efface pas ce message : demandez au club de le faire.",
      "Une candidature retirée n'est plus lue par le staff. Toutes restent jusqu'à la suppression du compte, qui les efface.",
    ],
  },
  {
    id: "staff",
    title: "Quand le staff intervient",
    says: [
      "Ce que vous signalez est gardé avec votre nom, la raison et vos précisions, aussi longtemps que le commentaire ou le compte signalé. Seul le staff le lit ; la personne signalée, même du staff, n'apprend pas qui l'a signalée. La suppression de votre compte en efface votre nom.",
      "Un avertissement ou une suspension de votre écriture est gardé avec sa raison, votre contestation et sa réponse, jusqu'à la suppression de votre compte. Vous et le staff les lisez, personne d'autre ; votre export les contient.",
      "Un commentaire que le staff masque est gardé avec la raison : vous les voyez toujours, les autres non.",
      "Pour chaque membre du staff, le site garde ce qui a été fait et quand : les articles et les tips modifiés, les candidatures traitées, les réponses aux messages, les commentaires masqués, les mesures au sujet de membres. Seul le staff le voit. À la suppression du compte, le nom en est effacé.",
    ],
  },
  {
    id: "lettre",
    title: "Quand vous demandez la lettre du club",
    says: [
      "Votre e-mail est gardé pour vous envoyer la lettre, une fois que vous l'avez confirmé par le lien reçu. Sans confirmation, il est effacé après 7 jours. Après un clic sur « Me désinscrire », il est effacé tout de suite.",
      "Il en reste une empreinte, qui dit seulement si une adresse donnée en fait partie : elle empêche le club de vous réinscrire par un fichier. Elle est gardée jusqu'à ce que vous confirmiez à nouveau la lettre.",
      "Si vous avez donné votre accord autrement, par exemple sur un carnet, les admins notent où et quand avec votre e-mail. Vous vous désinscrivez de la même façon.",
      "La copie de l'e-mail de confirmation est effacée après 30 jours, et l'empreinte de votre adresse réseau au bout de deux jours au plus, comme pour un message.",
    ],
  },
];

const embeds: LegalPart = {
  id: "videos",
  title: "Quand vous ouvrez une vidéo ou une publication d'un autre site",
  says: [
    `Un article ou un tip peut montrer une vidéo ou une publication de ${serviceList}. À sa place, ce site dessine un cadre avec un bouton. Rien n'est demandé à ces services avant que vous appuyiez dessus.`,
    "Ensuite, le service reçoit votre adresse IP, l'adresse de ce site, mais pas celle de la page que vous lisez, et ce que votre navigateur dit de lui-même. Il peut poser ses propres cookies et suit ses propres règles. YouTube est appelé par son adresse sans cookie, youtube-nocookie.com.",
    "« Toujours afficher » ouvre de lui-même tout ce qui vient d'un service, sur cet appareil seulement. Vous revenez sur ce choix sous la vidéo, ou ici :",
  ],
};

const captchaProviders = {
  turnstile: "Cloudflare (Turnstile), dont les règles se lisent sur cloudflare.com/privacypolicy",
  hcaptcha: "Intuition Machines (hCaptcha), dont les règles se lisent sur hcaptcha.com/privacy",
} as const;

const captcha = (provider: keyof typeof captchaProviders): LegalPart => ({
  id: "robots",
  title: "Quand une vérification anti-robot s'affiche",
  says: [
    "Elle s'affiche quand vous envoyez le formulaire pour vous connecter, créer un compte ou recevoir un e-mail de compte, et jamais avant. Elle évite que des programmes essaient des mots de passe ou ouvrent des comptes en série.",
    `Votre navigateur la demande alors à ${captchaProviders[provider]}. Ce service reçoit votre adresse réseau, l'adresse de ce site, ce que votre navigateur dit de lui-même et de votre appareil, et vos gestes dans la vérification ; il peut poser un cookie à lui. Le site ne lui envoie ni votre e-mail ni votre mot de passe : il lui demande seulement si la réponse est bonne.`,
  ],
});

const reasons: LegalPart = {
  id: "raisons",
  title: "Pourquoi le club en a le droit",
  says: [
    "Votre compte et ce que vous y faites, candidatures comprises : parce que vous l'avez ouvert, et qu'il ne peut pas marcher autrement. La lettre : parce que vous l'avez confirmée. Les messages, le comptage des lectures, des partages et des recherches sans résultat, et la protection du formulaire : parce que le club a un intérêt légitime à répondre, à connaître ce qui est lu et à rester joignable.",
  ],
};

const access: LegalPart = {
  id: "acces",
  title: "Qui peut voir ces données",
  says: [
    "Les personnes à qui les admins du club en donnent le droit, et personne d'autre. L'hébergeur du site garde les données sur ses machines, et le service qui envoie les e-mails les transporte : l'un et l'autre pour le compte du club.",
  ],
};

const yours: LegalPart = {
  id: "droits",
  title: "Vos droits",
  says: [
    "Avec un compte, vous faites beaucoup vous-même : « Télécharger mes données » et « Supprimer mon compte » sont dans les paramètres de votre espace personnel.",
    "Vous pouvez aussi demander à voir ce qui est gardé sur vous, à le corriger, à l'emporter ou à le faire effacer, et vous opposer à ce qui est fait sans votre accord. Le club répond sous un mois.",
    "Si la réponse ne vous convient pas, vous pouvez saisir la CNIL, sur cnil.fr.",
  ],
};

export const privacy = {
  lead: "Ce que ce site garde sur vous, pourquoi, combien de temps, et comment le faire effacer.",
  parts,
  embeds,
  captcha,
  reasons,
  access,
  yours,
  who: "Le responsable de ces données est",
} as const;
