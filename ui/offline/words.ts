export const words = {
  title: "Vous êtes hors ligne",
  lead: "Cette page a besoin du réseau. Celles que vous avez lues restent sur votre appareil.",
  backTitle: "De retour en ligne",
  back: "Le réseau est revenu.",
  retry: "Réessayer",
  home: "Aller à l'accueil",
  kept: "À lire sans réseau",
  none: "Rien encore : chaque page que vous lisez reste ici pour plus tard.",
};
