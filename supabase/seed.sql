-- Written by scripts/seed.ts from adapters/memory/seed. Change it there, then: node scripts/seed.ts

select set_config('demo.days', ((now() at time zone 'Europe/Paris')::date - date '2026-11-22')::text, false);

create function pg_temp.moved(at timestamptz) returns timestamptz language sql stable as $$
  select (at at time zone 'Europe/Paris' + current_setting('demo.days')::integer * interval '1 day') at time zone 'Europe/Paris'
$$;

insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current, phone_change, phone_change_token, reauthentication_token, raw_app_meta_data, raw_user_meta_data, created_at, updated_at) values
  ('00000000-0000-0000-0000-000000000000', 'a0000000-0000-4000-8000-000000000001', 'authenticated', 'authenticated', 'membre@demo.test', '$2a$10$OkECY3KBPVWgpvYlf4JNV.an7C6.nXLKLOef7VXIIUK9GINFPUYYa', pg_temp.moved('2025-08-30T08:00:00Z'), '', '', '', '', '', '', '', '', '{"provider":"email","providers":["email"]}', '{"full_name":"Camille Martin","username":"camille"}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('00000000-0000-0000-0000-000000000000', 'a0000000-0000-4000-8000-000000000002', 'authenticated', 'authenticated', 'staff@demo.test', '$2a$10$OkECY3KBPVWgpvYlf4JNV.an7C6.nXLKLOef7VXIIUK9GINFPUYYa', pg_temp.moved('2025-08-30T08:00:00Z'), '', '', '', '', '', '', '', '', '{"provider":"email","providers":["email"]}', '{"full_name":"Sarah Lenoir","username":"sarah"}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('00000000-0000-0000-0000-000000000000', 'a0000000-0000-4000-8000-000000000003', 'authenticated', 'authenticated', 'admin@demo.test', '$2a$10$OkECY3KBPVWgpvYlf4JNV.an7C6.nXLKLOef7VXIIUK9GINFPUYYa', pg_temp.moved('2025-08-30T08:00:00Z'), '', '', '', '', '', '', '', '', '{"provider":"email","providers":["email"]}', '{"full_name":"Yanis Morel","username":"yanis"}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('00000000-0000-0000-0000-000000000000', 'a0000000-0000-4000-8000-000000000004', 'authenticated', 'authenticated', 'gwenn_b@demo.test', '', pg_temp.moved('2025-08-30T08:00:00Z'), '', '', '', '', '', '', '', '', '{"provider":"email","providers":["email"]}', '{"full_name":null,"username":"gwenn_b"}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('00000000-0000-0000-0000-000000000000', 'a0000000-0000-4000-8000-000000000005', 'authenticated', 'authenticated', 'perce_neige@demo.test', '', pg_temp.moved('2025-08-30T08:00:00Z'), '', '', '', '', '', '', '', '', '{"provider":"email","providers":["email"]}', '{"full_name":null,"username":"perce_neige"}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('00000000-0000-0000-0000-000000000000', 'a0000000-0000-4000-8000-000000000006', 'authenticated', 'authenticated', 'elio@demo.test', '', pg_temp.moved('2025-08-30T08:00:00Z'), '', '', '', '', '', '', '', '', '{"provider":"email","providers":["email"]}', '{"full_name":null,"username":"elio"}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('00000000-0000-0000-0000-000000000000', 'a0000000-0000-4000-8000-000000000007', 'authenticated', 'authenticated', 'romane.a@demo.test', '', pg_temp.moved('2025-08-30T08:00:00Z'), '', '', '', '', '', '', '', '', '{"provider":"email","providers":["email"]}', '{"full_name":"Romane Aubry","username":"romane.a"}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('00000000-0000-0000-0000-000000000000', 'a0000000-0000-4000-8000-000000000008', 'authenticated', 'authenticated', 'hugo.l@demo.test', '', pg_temp.moved('2025-08-30T08:00:00Z'), '', '', '', '', '', '', '', '', '{"provider":"email","providers":["email"]}', '{"full_name":"Hugo Lambert","username":"hugo.l"}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('00000000-0000-0000-0000-000000000000', 'a0000000-0000-4000-8000-000000000009', 'authenticated', 'authenticated', 'lina@demo.test', '', pg_temp.moved('2025-08-30T08:00:00Z'), '', '', '', '', '', '', '', '', '{"provider":"email","providers":["email"]}', '{"full_name":"Lina Benali","username":"lina"}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('00000000-0000-0000-0000-000000000000', 'a0000000-0000-4000-8000-000000000010', 'authenticated', 'authenticated', 'tofu_42@demo.test', '', pg_temp.moved('2025-08-30T08:00:00Z'), '', '', '', '', '', '', '', '', '{"provider":"email","providers":["email"]}', '{"full_name":null,"username":"tofu_42"}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('00000000-0000-0000-0000-000000000000', 'a0000000-0000-4000-8000-000000000011', 'authenticated', 'authenticated', 'noctua.lya@demo.test', '', pg_temp.moved('2025-08-30T08:00:00Z'), '', '', '', '', '', '', '', '', '{"provider":"email","providers":["email"]}', '{"full_name":"Lya Fournier","username":"noctua.lya"}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('00000000-0000-0000-0000-000000000000', 'a0000000-0000-4000-8000-000000000012', 'authenticated', 'authenticated', 'marek_fps@demo.test', '', pg_temp.moved('2025-08-30T08:00:00Z'), '', '', '', '', '', '', '', '', '{"provider":"email","providers":["email"]}', '{"full_name":"Marek Nowak","username":"marek_fps"}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('00000000-0000-0000-0000-000000000000', 'a0000000-0000-4000-8000-000000000013', 'authenticated', 'authenticated', 'solveig@demo.test', '', pg_temp.moved('2025-08-30T08:00:00Z'), '', '', '', '', '', '', '', '', '{"provider":"email","providers":["email"]}', '{"full_name":"Solveig Le Goff","username":"solveig"}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('00000000-0000-0000-0000-000000000000', 'a0000000-0000-4000-8000-000000000014', 'authenticated', 'authenticated', 'tiboy@demo.test', '', pg_temp.moved('2025-08-30T08:00:00Z'), '', '', '', '', '', '', '', '', '{"provider":"email","providers":["email"]}', '{"full_name":"Thibault Roy","username":"tiboy"}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('00000000-0000-0000-0000-000000000000', 'a0000000-0000-4000-8000-000000000015', 'authenticated', 'authenticated', 'hana.k@demo.test', '', pg_temp.moved('2025-08-30T08:00:00Z'), '', '', '', '', '', '', '', '', '{"provider":"email","providers":["email"]}', '{"full_name":"Hana Kimura","username":"hana.k"}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('00000000-0000-0000-0000-000000000000', 'a0000000-0000-4000-8000-000000000016', 'authenticated', 'authenticated', 'pixelmarin@demo.test', '', pg_temp.moved('2025-08-30T08:00:00Z'), '', '', '', '', '', '', '', '', '{"provider":"email","providers":["email"]}', '{"full_name":null,"username":"pixelmarin"}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('00000000-0000-0000-0000-000000000000', 'a0000000-0000-4000-8000-000000000017', 'authenticated', 'authenticated', 'ousmane.d@demo.test', '', pg_temp.moved('2025-08-30T08:00:00Z'), '', '', '', '', '', '', '', '', '{"provider":"email","providers":["email"]}', '{"full_name":"Ousmane Diallo","username":"ousmane.d"}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'));

insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at) values
  ('a0000000-0000-4000-8000-000000000001', 'email', 'a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001', '{"sub":"a0000000-0000-4000-8000-000000000001","email":"membre@demo.test","email_verified":true,"phone_verified":false}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('a0000000-0000-4000-8000-000000000002', 'email', 'a0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002', '{"sub":"a0000000-0000-4000-8000-000000000002","email":"staff@demo.test","email_verified":true,"phone_verified":false}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('a0000000-0000-4000-8000-000000000003', 'email', 'a0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000003', '{"sub":"a0000000-0000-4000-8000-000000000003","email":"admin@demo.test","email_verified":true,"phone_verified":false}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('a0000000-0000-4000-8000-000000000004', 'email', 'a0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000004', '{"sub":"a0000000-0000-4000-8000-000000000004","email":"gwenn_b@demo.test","email_verified":true,"phone_verified":false}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('a0000000-0000-4000-8000-000000000005', 'email', 'a0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000005', '{"sub":"a0000000-0000-4000-8000-000000000005","email":"perce_neige@demo.test","email_verified":true,"phone_verified":false}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('a0000000-0000-4000-8000-000000000006', 'email', 'a0000000-0000-4000-8000-000000000006', 'a0000000-0000-4000-8000-000000000006', '{"sub":"a0000000-0000-4000-8000-000000000006","email":"elio@demo.test","email_verified":true,"phone_verified":false}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('a0000000-0000-4000-8000-000000000007', 'email', 'a0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000007', '{"sub":"a0000000-0000-4000-8000-000000000007","email":"romane.a@demo.test","email_verified":true,"phone_verified":false}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('a0000000-0000-4000-8000-000000000008', 'email', 'a0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000008', '{"sub":"a0000000-0000-4000-8000-000000000008","email":"hugo.l@demo.test","email_verified":true,"phone_verified":false}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('a0000000-0000-4000-8000-000000000009', 'email', 'a0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000009', '{"sub":"a0000000-0000-4000-8000-000000000009","email":"lina@demo.test","email_verified":true,"phone_verified":false}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('a0000000-0000-4000-8000-000000000010', 'email', 'a0000000-0000-4000-8000-000000000010', 'a0000000-0000-4000-8000-000000000010', '{"sub":"a0000000-0000-4000-8000-000000000010","email":"tofu_42@demo.test","email_verified":true,"phone_verified":false}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('a0000000-0000-4000-8000-000000000011', 'email', 'a0000000-0000-4000-8000-000000000011', 'a0000000-0000-4000-8000-000000000011', '{"sub":"a0000000-0000-4000-8000-000000000011","email":"noctua.lya@demo.test","email_verified":true,"phone_verified":false}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('a0000000-0000-4000-8000-000000000012', 'email', 'a0000000-0000-4000-8000-000000000012', 'a0000000-0000-4000-8000-000000000012', '{"sub":"a0000000-0000-4000-8000-000000000012","email":"marek_fps@demo.test","email_verified":true,"phone_verified":false}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('a0000000-0000-4000-8000-000000000013', 'email', 'a0000000-0000-4000-8000-000000000013', 'a0000000-0000-4000-8000-000000000013', '{"sub":"a0000000-0000-4000-8000-000000000013","email":"solveig@demo.test","email_verified":true,"phone_verified":false}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('a0000000-0000-4000-8000-000000000014', 'email', 'a0000000-0000-4000-8000-000000000014', 'a0000000-0000-4000-8000-000000000014', '{"sub":"a0000000-0000-4000-8000-000000000014","email":"tiboy@demo.test","email_verified":true,"phone_verified":false}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('a0000000-0000-4000-8000-000000000015', 'email', 'a0000000-0000-4000-8000-000000000015', 'a0000000-0000-4000-8000-000000000015', '{"sub":"a0000000-0000-4000-8000-000000000015","email":"hana.k@demo.test","email_verified":true,"phone_verified":false}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('a0000000-0000-4000-8000-000000000016', 'email', 'a0000000-0000-4000-8000-000000000016', 'a0000000-0000-4000-8000-000000000016', '{"sub":"a0000000-0000-4000-8000-000000000016","email":"pixelmarin@demo.test","email_verified":true,"phone_verified":false}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z')),
  ('a0000000-0000-4000-8000-000000000017', 'email', 'a0000000-0000-4000-8000-000000000017', 'a0000000-0000-4000-8000-000000000017', '{"sub":"a0000000-0000-4000-8000-000000000017","email":"ousmane.d@demo.test","email_verified":true,"phone_verified":false}', pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'), pg_temp.moved('2025-08-30T08:00:00Z'));

insert into public.user_roles (user_id, role) values
  ('a0000000-0000-4000-8000-000000000002', 'staff'),
  ('a0000000-0000-4000-8000-000000000003', 'admin');

insert into public.tips (id, slug, title, content, excerpt, category, author, read_time, difficulty, hero_image, featured_image, is_published, published_at, created_at, updated_at, views) values
  ('b0000000-0000-4000-8000-000000000001', 'tenir-un-site-a-deux', 'Tenir un site à deux', 'À deux sur un site, on ne gagne pas en tirant mieux. On gagne en obligeant l''attaque à regarder deux endroits à la fois, puis en partant au bon moment.

## Croiser, pas doubler

Le réflexe, c''est de se serrer : on se rassure, on se couvre, et un seul utilitaire suffit à vous éliminer ensemble. Écartez-vous jusqu''à ce que vos regards se **croisent sur l''entrée**. L''attaquant qui passe la porte doit choisir qui il regarde. L''autre tire.

```schema
mur 0 0 96 4
mur 0 44 96 4
mur 30 4 9 13
mur 30 29 9 15
mur 88 4 8 40
mur 64 20 7 7
mur 12 15 6 17
site 56 12 28 24
porte 35 23
nous 81 9
nous 81 40
eux 6 10
eux 6 38
regard 81 9 > 39 23, 13
regard 81 40 > 39 23, 13
trajet eux 6 10 > 24 10 > 26 20
trajet eux 6 38 > 24 38 > 27 26
légende Chacun couvre la porte, aucun ne couvre l''autre.
description Plan d''un site : deux défenseurs aux deux angles du fond, leurs champs de vision se croisent sur la seule porte. Deux attaquants en approchent par la gauche, chacun d''un côté d''un mur.
```

Pour trouver vos deux places, dix minutes de partie personnalisée suffisent, à trois :

- une personne se tient dans la porte, là où l''attaque apparaîtra
- vous vous placez à deux, puis vous demandez : « tu nous vois ensemble, sans bouger la souris ? »
- tant que la réponse est oui, écartez-vous

Tenir son côté sans aide est inconfortable les premières fois. C''est aussi ce qui vous laisse un survivant quand la première grenade tombe.

## La fenêtre de trois secondes

Entre le premier contact et l''arrivée de leur soutien, vous avez trois secondes environ. C''est votre seule vraie supériorité. Trois règles suffisent :

1. **Le plus exposé attend.** Il ne tire qu''au deuxième pas de l''attaquant, quand celui-ci ne peut plus reculer.
2. **L''autre annonce, puis tire.** Un mot, pas une phrase : « porte », « deux », « long ».
3. **Après une élimination, on bouge.** Toujours. Même si la position était parfaite.

> Une bonne position qu''ils connaissent est une mauvaise position.

Gardez un utilitaire pour la quatrième seconde, celle où leur soutien entre. Une entrée ralentie vaut mieux qu''une entrée bloquée trop tôt : tant qu''ils hésitent, vos trois partenaires courent.

## Le repli se décide avant

Si personne ne tombe dans la fenêtre, partez. Un seul reste en vue, l''autre recule jusqu''au dernier appui et garde le temps de la reprise. Décidez qui, avant la manche, pendant la phase d''achat. Une phrase suffit : « si ça passe, je recule, tu restes en vue ».

```schema
mur 0 0 96 4
mur 0 44 96 4
mur 30 4 9 13
mur 30 29 9 15
mur 88 4 8 40
mur 64 20 7 7
mur 12 15 6 17
site 56 12 28 24
nous 81 9
étape Contact : ils sont deux dans la porte, personne n''est tombé.
nous 81 40
eux 33 20
eux 33 27
regard 81 9 > 39 23, 13
regard 81 40 > 39 23, 13
trajet eux 6 10 > 22 10 > 26 18
trajet eux 6 38 > 22 38 > 26 28
étape Le défenseur du bas part vers le muret, celui du haut tient la vue.
départ 81 40
eux 40 24
eux 47 18
regard 81 9 > 45 20, 16
trajet nous 81 40 > 81 31 > 71 31
étape Le muret couvre le site : les deux lignes se croisent à nouveau.
nous 68 31
eux 47 24
eux 59 16
regard 81 9 > 58 16, 19
regard 68 31 > 45 30, 24
légende Le défenseur du bas cède du terrain, pas du temps.
description Le même plan après le contact, en trois temps : le défenseur du bas se replie derrière le muret central, celui du haut reste en vue. Les deux attaquants passent la porte et avancent vers le site.
```

Reculer n''est pas se cacher. On garde une ligne de tir sur l''endroit où le spike sera posé, et l''on dit à voix haute ce que l''on entend. Céder le terrain n''est pas céder la manche : à cinq contre cinq, une reprise préparée se gagne. À trois contre cinq, presque jamais.

## L''exercice de la semaine

Dix manches en partie privée, à deux contre trois. Comptez seulement ceci : *combien de fois avez-vous bougé après une élimination ?* Quand la réponse est « chaque fois », vous tenez le site. [Racontez-nous sur le Discord](https://example.org/discord).', 'Deux angles qui se croisent, une fenêtre de trois secondes, un repli décidé d''avance.', 'Stratégie', 'Nival', '3 min', 'Intermédiaire', null, null, true, pg_temp.moved('2026-11-12T17:30:00Z'), pg_temp.moved('2026-11-12T17:30:00Z'), pg_temp.moved('2026-11-12T17:30:00Z'), 1284),
  ('b0000000-0000-4000-8000-000000000002', 'vingt-minutes-d-echauffement-pas-une-de-plus', 'Vingt minutes d''échauffement, pas une de plus', 'Pendant un an, je m''échauffais une heure avant chaque match. J''arrivais la main chaude et la tête vide. Aujourd''hui c''est vingt minutes, montre en main, et ma première manche vaut mieux que la dixième d''avant.

## Pourquoi s''arrêter à vingt

L''échauffement ne vous apprend rien. Il réveille ce que vous savez déjà. Ce que vous voulez *apprendre* se travaille à un autre moment de la journée, la tête fraîche, sans match derrière. Si vous mélangez les deux, vous commencez la partie en pensant à votre poignet au lieu de penser au jeu.

> On s''échauffe pour oublier sa main, pas pour la surveiller.

## Les quatre blocs

1. **Cinq minutes de lenteur.** Au stand, cibles immobiles, une balle par cible. Visez juste, prenez votre temps, ne cherchez aucun score. Si vous ratez, vous allez trop vite.
2. **Cinq minutes d''arrêts.** Un pas à gauche avec `Q`, arrêt, une balle. Un pas à droite avec `D`, arrêt, une balle. Le tir part quand vos pieds sont posés, jamais avant.
3. **Cinq minutes de suivi.** Cibles mobiles, viseur sur la tête, sans tirer pendant deux minutes. Ensuite, tirez seulement quand vous en avez la certitude.
4. **Cinq minutes de vrai.** Un match à mort, sans musique, pour entendre les pas. Ne regardez pas le classement. Votre seul but : que chaque duel commence avec le viseur à la bonne hauteur.

Un minuteur sur le téléphone fait très bien l''affaire. Quand il sonne, vous passez au bloc suivant, même au milieu d''une série parfaite. Surtout au milieu d''une série parfaite.

## Les pièges

- *Changer de sensibilité.* Jamais avant une partie. Notez l''envie, dormez, et reparlez-en demain.
- *Rester sur une défaite.* Un mauvais match à mort ne prédit rien. Coupez à l''heure dite.
- *Sauter la lenteur.* C''est le bloc le plus ennuyeux, donc celui que l''on retire en premier, donc celui qui vous manque.

## Et après

Levez-vous. Buvez un verre d''eau, regardez par la fenêtre, secouez les mains. Deux minutes de vide font partie de l''échauffement, même si elles ne comptent pas dans les vingt.

Puis lancez la partie avec une seule consigne en tête, une petite : « je replace mon viseur après chaque porte », par exemple. La main est prête. Le reste de la soirée est un travail pour les yeux et pour la voix.

Nous avons mis la [feuille des quatre blocs](https://example.org/feuille-echauffement) à imprimer. Elle tient sur une demi-page, et la mienne est tachée de café depuis longtemps.', 'Quatre blocs de cinq minutes, dans cet ordre, pour arriver en partie la main prête et la tête fraîche.', 'Aim Training', 'Kéva', '3 min', 'Débutant', null, null, true, pg_temp.moved('2026-11-05T18:05:00Z'), pg_temp.moved('2026-11-05T18:05:00Z'), pg_temp.moved('2026-11-05T18:05:00Z'), 1046),
  ('b0000000-0000-4000-8000-000000000003', 'gagner-la-manche-d-apres', 'Gagner la manche d''après', 'Une manche perdue coûte un point. Ce que vous en faites pendant les trente secondes suivantes peut en coûter trois. Avec l''équipe, nous avons rangé ce moment-là, comme on range une table avant de manger.

## Ce qui se passe vraiment

Après un échec, le cerveau cherche une cause, vite, et de préférence chez quelqu''un d''autre. Ce n''est pas un défaut de caractère, c''est un réflexe. Le problème, c''est que la phase d''achat est courte : chaque seconde passée à expliquer la manche d''avant est prise à celle d''après.

Regardez vos replays avec le son. Vous entendrez presque toujours la même chose : deux voix qui racontent le passé, une qui soupire, et personne qui dit ce que l''on joue.

## Le protocole en trois temps

1. **Dix secondes de silence.** Personne ne parle, tout le monde respire. Une inspiration courte par le nez, une expiration longue par la bouche, deux fois. Les épaules descendent, la main lâche la souris.
2. **Un fait, un seul.** La capitaine ou le capitaine le dit, sans nom et sans adverbe : « ils étaient trois au milieu ». Pas « on s''est encore fait avoir au milieu ».
3. **Une consigne.** Ce que l''on joue maintenant, en moins de huit mots, répété par une autre personne. La répétition n''est pas scolaire : elle prouve que la consigne est arrivée.

> Le fait appartient à tout le monde. La faute n''appartient à personne avant demain.

## Les phrases qui aident, et les autres

- « Reçu » vaut mieux que « je sais ».
- « La prochaine, je joue plus près de toi » vaut mieux que « t''étais où ? ».
- « Belle idée, on la refera » vaut mieux que le silence après une tentative courageuse.

Interdisez-vous deux mots pendant une partie : *toujours* et *jamais*. Ils transforment une erreur en trait de caractère, et plus personne n''ose essayer.

## Quand c''est vous qui avez raté

Dites-le en trois mots, « c''est pour moi », puis revenez au protocole. Inutile de vous punir à voix haute : vos partenaires devraient alors s''occuper de vous en plus de la manche.

Gardez un geste à vous pour fermer la porte. Kéva pose les deux mains à plat sur le bureau. Brume boit une gorgée d''eau. Le geste n''a rien de magique, il marque une frontière : *avant, c''était la manche perdue, maintenant, c''est la suivante*.

## L''exercice

Sur vos cinq prochaines parties, tenez un petit compte : une croix par manche perdue, un rond quand la manche qui suit est gagnée. Ne visez pas un chiffre. Regardez seulement si la proportion bouge quand le protocole est respecté. Chez nous elle a bougé, et c''est la seule raison pour laquelle nous continuons.', 'Ce que l''on fait des trente secondes qui suivent une manche perdue, quand tout le monde a envie de parler en même temps.', 'Compétitif', 'Paul Séguin', '3 min', 'Avancé', null, null, true, pg_temp.moved('2026-10-27T11:20:00Z'), pg_temp.moved('2026-10-27T11:20:00Z'), pg_temp.moved('2026-10-27T11:20:00Z'), 871),
  ('b0000000-0000-4000-8000-000000000004', 'lire-une-rotation-avant-qu-elle-parte', 'Lire une rotation avant qu''elle parte', 'Une rotation ne commence pas quand l''équipe court. Elle commence quand quelqu''un, en face, cesse de faire quelque chose. Mon métier d''analyste consiste à noter ces arrêts. Voici ceux que l''on peut lire en pleine partie.

## Quatre indices, du plus sûr au plus fragile

1. **L''utilitaire qui manque.** Une attaque sérieuse dépense. Si le site a reçu une fumée isolée et rien d''autre après dix secondes, ils gardent le reste pour ailleurs.
2. **La voix qui s''éteint.** Des pas nets, puis plus rien, au même endroit : soit ils attendent, soit ils marchent. Notez l''heure au chronomètre. Au-delà de douze secondes, ils sont rarement encore là.
3. **Le leurre qui insiste.** Un joueur seul qui tire souvent et ne vise personne veut être entendu. Demandez-vous qui il couvre.
4. **L''habitude.** Après une perte au premier contact, beaucoup d''équipes repartent vers l''autre site dans les vingt secondes. La vôtre aussi, sans doute.

Aucun de ces indices ne suffit. Deux qui se contredisent valent zéro. Deux qui concordent valent une décision.

## La règle du premier qui part

Quand deux indices concordent, **une seule personne bouge**. Pas deux, pas trois. La plus proche de l''autre site, en marchant avec `Maj`, jusqu''à un endroit d''où elle peut encore revenir. Elle annonce : « je glisse ». Les autres ne changent rien, sauf le regard.

Si l''information se confirme, une deuxième part en courant. Si elle se dément, une seule personne a perdu dix pas. C''est le prix que nous acceptons de payer pour avoir raison deux fois sur trois.

> On ne devine pas. On réduit le prix de l''erreur.

## Compter ensemble

Pour que cela tienne dans une manche, nous partageons l''écoute :

- la défense du site entendu annonce ce qui a été *dépensé* (« une fumée, rien d''autre »)
- la défense de l''autre site annonce ce qu''elle *n''entend pas*
- la capitaine ou le capitaine donne l''heure, à voix haute, toutes les vingt secondes

L''absence de bruit est une information. Dites-la. « Rien de mon côté depuis vingt secondes » a gagné plus de manches que beaucoup de beaux tirs.

## Travailler sa lecture

Prenez un replay, en vue d''équipe. Mettez en pause au premier contact, cachez la moitié de la carte avec une feuille, et écrivez où sera le spike trente secondes plus tard. Puis vérifiez. Vingt fois.

Inutile de faire un tableau compliqué : une colonne pour l''indice qui a emporté votre décision, une croix ou un rond à côté. À la fin, vous ne saurez pas seulement combien de fois vous aviez raison. Vous saurez **quel indice vous trompe**, et c''est celui-là qu''il faut cesser d''écouter.', 'Une équipe dit où elle va avant d''y aller : quatre indices à compter, et une règle pour ne pas s''y fier trop vite.', 'Stratégie', 'Inès Vidal', '3 min', 'Expert', null, null, true, pg_temp.moved('2026-10-15T09:40:00Z'), pg_temp.moved('2026-10-15T09:40:00Z'), pg_temp.moved('2026-10-15T09:40:00Z'), 642),
  ('b0000000-0000-4000-8000-000000000005', 'placer-son-viseur-a-hauteur-de-tete', 'Placer son viseur à hauteur de tête', 'Quand on débute, on croit que bien jouer, c''est bouger la souris très vite. C''est souvent l''inverse : on la bouge à peine, parce que le viseur était déjà au bon endroit. C''est la compétence la moins spectaculaire du jeu, et celle qui rapporte le plus.

## Trouver la hauteur

Tous les agents ont la tête à la même hauteur. Il suffit donc d''apprendre **une** ligne, et de la promener partout avec vous.

- Au stand, placez-vous face à une cible, viseur sur la tête. Regardez ce qu''il y a derrière, sur le mur. Reculez, avancez : votre viseur reste sur l''horizon, pas sur le sol.
- Dans chaque carte, cherchez vos repères : le dessus d''une caisse, une poignée de porte, une ligne de peinture. Un repère par couloir suffit.
- Attention aux pentes et aux escaliers. Quelqu''un qui descend vers vous a la tête plus haut que la ligne. Levez le viseur *avant* le premier pas.

## Suivre le bord, pas le mur

La hauteur ne fait que la moitié du travail. L''autre moitié est de côté : gardez le viseur à l''endroit où une tête **va apparaître**, pas au milieu du mur qui la cache.

Laissez un petit espace entre le viseur et le bord, à peu près la largeur d''une épaule. Trop près du bord, votre adversaire l''a déjà dépassé quand vous tirez. Trop loin, vous devez revenir vers lui.

> Visez la porte, pas le mur. Personne ne sort d''un mur.

## En faire une habitude

1. Choisissez une carte et lancez une partie personnalisée, sans personne.
2. Marchez d''un bout à l''autre, sans tirer, en gardant le viseur sur la ligne. Dites à voix haute chaque angle que vous passez.
3. Recommencez en courant, l''arme à la main. Si le viseur tombe vers le sol pendant la course, ralentissez.
4. Jouez ensuite trois parties avec une seule consigne : **ne jamais regarder ses pieds**.

Vous remarquerez que le viseur tombe toujours aux mêmes moments : quand vous rechargez avec `R`, quand vous ouvrez la carte avec `M`, quand vous parlez. Ce sont vos vrais adversaires de la semaine.

## Comment savoir que ça marche

Regardez un replay et mettez en pause à l''instant où l''adversaire apparaît. Mesurez du doigt, sur l''écran, la distance entre le viseur et la tête. Dix duels, dix mesures. Recommencez dans deux semaines, avec le même doigt. Si la distance a fondu, vous avez progressé, même si le tableau des scores ne le sait pas encore.', 'Le duel le plus facile est celui où la souris n''a presque pas à bouger : où regarder, et comment en faire une habitude.', 'Aim Training', 'Ozark', '2 min', 'Débutant', null, null, true, pg_temp.moved('2026-10-01T16:15:00Z'), pg_temp.moved('2026-10-01T16:15:00Z'), pg_temp.moved('2026-10-01T16:15:00Z'), 1873),
  ('b0000000-0000-4000-8000-000000000006', 'poser-une-fumee-qui-sert-a-quelqu-un', 'Poser une fumée qui sert à quelqu''un', 'On reproche souvent aux contrôleurs de fumer trop tard. Le vrai défaut, c''est de fumer pour personne. Avant de poser quoi que ce soit, je me pose une question : *qui va marcher derrière ?*

## Trois questions avant de poser

1. **Pour qui ?** Nommez la personne. « Fumée pour Kéva » est une consigne, « fumée » est un bruit.
2. **Jusqu''à quand ?** Selon l''agent, vous avez une quinzaine de secondes, parfois moins. Retirez-en trois pour l''annonce et deux pour l''hésitation. Ce qui reste est le temps réel de votre équipe.
3. **Et après ?** Quand elle se dissipe, quelqu''un se retrouve à découvert. Il doit le savoir avant, pas pendant.

Si l''une des trois n''a pas de réponse, gardez la fumée. Une charge en réserve fait peur à l''équipe d''en face, une fumée vide la rassure.

## Où la poser, au juste

Posez-la **sur l''angle, pas sur le passage**. Une fumée au milieu d''un couloir laisse l''adversaire avancer dedans et tirer au bord. Une fumée collée à sa ligne de tir le force à sortir pour voir, et celui qui sort est celui que l''on attend.

Quelques repères qui tiennent sur toutes les cartes :

- Pour entrer, coupez les positions *hautes* et *lointaines* d''abord. Vos duellistes préfèrent se battre de près.
- Pour défendre, fumez tôt ou très tard. Au milieu de l''attaque, vous gênez surtout les vôtres.
- Après la pose, gardez une charge pour le désamorçage. Entendre le son du désamorçage dans une fumée amie est le plus beau moment de la manche.

> Une fumée réussie se reconnaît à ceci : quelqu''un l''a traversée, ou n''a pas osé.

## Compter à voix haute

Le jour où j''ai commencé à compter, notre équipe a cessé de mourir dans mes fumées. C''est tout bête : « fumée dans trois, deux, un », puis « il reste cinq », puis « elle tombe ». Trois annonces, toujours les mêmes mots, toujours le même ton.

Pour ne pas décrocher des yeux, mettez la touche de la carte sur un bouton de souris, ou apprenez à poser depuis la vue tactique en moins de deux secondes. Je garde `C` et `E` pour les utilitaires dont j''ai besoin sans réfléchir.

## À travailler cette semaine

Choisissez **un** site et **trois** fumées. Posez-les vingt fois en partie personnalisée, jusqu''à ne plus regarder la carte plus d''une seconde. Puis, en classé, annoncez un prénom à chaque fumée, sans exception. Vous verrez vite lesquelles ne servaient à personne. Ce sont celles que vous économiserez demain.', 'Une fumée n''est pas un mur, c''est une promesse faite à un partenaire : à qui, jusqu''à quand, et que se passe-t-il ensuite ?', 'Stratégie', 'Brume', '3 min', 'Intermédiaire', null, null, true, pg_temp.moved('2026-09-10T17:50:00Z'), pg_temp.moved('2026-09-10T17:50:00Z'), pg_temp.moved('2026-09-10T17:50:00Z'), 958),
  ('b0000000-0000-4000-8000-000000000007', 'freiner-avant-de-tirer', 'Freiner avant de tirer', 'Votre viseur était sur la tête. La balle est partie à côté. Vous accusez le serveur, la souris, la chaise. Regardez plutôt vos pieds : vous avanciez encore.

## Ce que fait le jeu

Avec un fusil, la première balle est précise quand vous êtes à l''arrêt, ou presque. Dès que vous courez, elle part dans un cône, et votre visée n''y change plus rien. Il ne s''agit donc pas de viser mieux, mais de **savoir à quel instant vos pieds sont posés**.

Relâcher la touche freine déjà vite. Appuyer brièvement sur la direction opposée freine un peu plus vite encore, et surtout, cela donne un rythme : les doigts savent où ils en sont.

## Le geste, lentement

1. Marchez vers la droite en tenant `D`.
2. Relâchez, et touchez `Q` une fraction de seconde, comme on effleure un frein.
3. Tirez **une** balle à l''instant où tout s''immobilise.
4. Repartez vers la gauche avec `Q`, effleurez `D`, une balle.

Faites cela face à un mur, les yeux sur l''impact. Une balle au milieu du viseur : les pieds étaient posés. Une balle qui s''écarte : ils ne l''étaient pas. Le mur ne ment pas, et il a tout son temps.

Quand dix balles de suite sont au milieu, passez aux cibles. Pas avant. J''ai mis quatre jours.

## Les erreurs qui se ressemblent

- **Tirer trop tôt.** La plus fréquente. Vous entendez le coup pendant que l''image glisse encore.
- **Freiner trop fort.** Si vous repartez dans l''autre sens, vous avez tenu la touche opposée trop longtemps. C''est un effleurement.
- **S''accroupir à la place.** La touche `Ctrl` rassure, mais vous rend prévisible. Gardez-la pour finir une rafale, pas pour commencer un duel.
- **Tout arrêter.** Freiner n''est pas camper. Une ou deux balles, puis on repart. Le mouvement vous protège, l''arrêt vous fait toucher, et le duel est l''alternance des deux.

> Bouger pour vivre, s''arrêter pour toucher. Jamais les deux à la fois.

## Le programme de la semaine

- *Lundi et mardi* : cinq minutes de mur, rien d''autre.
- *Mercredi et jeudi* : cinq minutes de mur, cinq minutes de cibles immobiles.
- *Vendredi* : un match à mort où vous ne tirez que des coups isolés. Vous allez perdre. C''est prévu.
- *Le week-end* : jouez normalement, sans y penser.

Le lundi suivant, demandez à quelqu''un de regarder trois de vos duels et de compter les premières balles tirées en mouvement. Si le nombre baisse, continuez. S''il ne bouge pas, ralentissez le geste au lieu de le répéter plus vite. C''est presque toujours la réponse.', 'La moitié des balles perdues partent pendant que les pieds bougent encore : un travail de clavier plus que de souris.', 'Aim Training', 'Kéva', '3 min', 'Intermédiaire', null, null, true, pg_temp.moved('2026-08-20T15:10:00Z'), pg_temp.moved('2026-08-20T15:10:00Z'), pg_temp.moved('2026-08-20T15:10:00Z'), 1127),
  ('b0000000-0000-4000-8000-000000000008', 'la-reprise-commence-dehors', 'La reprise commence dehors', 'Le spike est posé, vous êtes trois, ils sont trois. La plupart des reprises se perdent là, dans les huit premières secondes, parce que quelqu''un est entré seul. Une reprise n''est pas une course. C''est une attaque dont vous connaissez l''heure exacte.

## Faire les comptes

Le spike explose quarante-cinq secondes après la pose. Un désamorçage complet en demande sept, un demi-désamorçage trois et demie, et ce qui est fait reste acquis. Posez cela à l''envers :

- à **quinze secondes** de la fin, quelqu''un doit pouvoir toucher le spike
- à **vingt-cinq**, vous devez être dans le site
- avant cela, vous avez **vingt secondes pour vous attendre**

Vingt secondes, c''est long. C''est le temps de ramasser une arme, de traverser une carte, et de se dire trois phrases.

## Les trois phrases

Dehors, avant d''entrer, chacun en dit une :

1. **Ce que je coupe.** « Je fume le fond. »
2. **D''où j''entre.** « Je viens par le long. »
3. **Ce que je fais ensuite.** « Je désamorce », ou « je reste sur le dos du désamorçage ».

La dernière est la plus oubliée. Si personne ne dit « je désamorce », tout le monde cherche une élimination, et le spike gagne la manche à votre place.

> Nettoyer un site n''est pas un but. Désamorcer en est un.

## Entrer par deux côtés, au même instant

Deux entrées valent mieux qu''une, à condition qu''elles soient **simultanées**. Une seconde d''écart, et ce sont deux duels à un contre trois. Comptez ensemble : « trois, deux, un, *entrez* ». On part sur le mot, pas après.

```schema
mur 0 0 96 4
mur 0 44 96 4
mur 26 4 6 12
mur 26 30 6 14
mur 82 4 6 12
mur 82 30 6 14
site 40 10 34 28
porte 57 24
nous 8 19
nous 8 28
nous 92 23
eux 48 15
eux 50 33
eux 68 16
trajet nous 8 19 > 40 19
trajet nous 8 28 > 24 26 > 40 26
trajet nous 92 23 > 76 23
légende Deux côtés, un seul instant.
description Un site avec une entrée à gauche et une à droite, le spike posé au milieu, trois adversaires autour. Deux des nôtres entrent par la gauche, un par la droite, au même instant.
```

Le premier de chaque côté ne cherche pas l''élimination. Il prend de la place : il avance jusqu''à un appui et il oblige les regards à se tourner. C''est le deuxième qui tire. Si vous êtes trois, mettez deux personnes du côté où le spike est **visible** : le faux désamorçage devient possible, et il fait sortir presque tout le monde.

## Savoir ne pas y aller

À un contre quatre, avec une bonne arme dans les mains, sauver est une décision, pas une lâcheté. Elle doit être dite, une fois, par la personne en vie : « je sauve ». Personne ne commente. L''arme que vous gardez est une manche d''avance pour l''équipe.

## L''exercice

En partie personnalisée, trois contre trois, le spike est déjà posé quand on lance le chronomètre. Dix reprises par site. On note une chose : **l''écart entre la première et la deuxième entrée**, en secondes. Chez nous, en mars, il était de quatre. En mai, d''une seconde et demie. Nous n''avons rien changé d''autre, et nous avons repris deux fois plus de sites.', 'Quarante-cinq secondes, c''est plus long qu''on ne le croit : attendre les autres, entrer ensemble, et savoir qui désamorce.', 'Stratégie', 'Nival', '3 min', 'Avancé', null, null, true, pg_temp.moved('2026-06-18T18:30:00Z'), pg_temp.moved('2026-06-18T18:30:00Z'), pg_temp.moved('2026-06-18T18:30:00Z'), 734),
  ('b0000000-0000-4000-8000-000000000009', 'dix-mots-d-annonce-suffisent', 'Dix mots d''annonce suffisent', 'En vocal, beaucoup de débutants se taisent parce qu''ils craignent de mal dire. D''autres racontent tout. Les deux laissent l''équipe aveugle. Une bonne annonce tient dans un souffle, et elle s''apprend en une soirée.

## L''ordre qui marche

Toujours le même : **où, combien, dans quel état**.

- « Milieu, deux. »
- « Long, un, touché. »
- « Escalier, un, pas d''armure. »

Commencez par le lieu, parce que c''est la seule chose qui fait tourner la tête des autres. Si vous êtes éliminé juste après le premier mot, ce mot-là aura servi.

Inutile de dire « il y a », « attention », « je crois que ». Inutile aussi de dire qui vous a tué : le tableau le sait déjà.

## Les dix mots

Mettez-vous d''accord avec vos partenaires habituels sur dix mots, pas davantage :

1. **Vu** : je le vois maintenant.
2. **Entendu** : des pas, sans le voir.
3. **Touché** : il lui reste peu de vie.
4. **Parti** : il n''est plus où je l''ai dit.
5. **Pousse** : ils avancent vers moi.
6. **Attends** : n''entrez pas encore.
7. **Avec** : je viens avec toi.
8. **Couvre** : regarde mon dos.
9. **Fini** : plus d''utilitaire.
10. **Reçu** : j''ai compris, inutile de répéter.

Le mot le plus précieux est *parti*. Une information vieille de dix secondes est un piège, et vous êtes la seule personne à pouvoir la retirer.

## Avec des inconnus

Les noms des lieux changent d''un groupe à l''autre. Si vous ne connaissez pas le nom d''un endroit, décrivez-le par rapport à un site (« derrière A, à gauche ») ou posez un repère d''un clic de molette, ou avec la touche que vous avez choisie. Personne ne se moquera d''un repère bien placé.

Pas de micro, ou pas envie de parler ce soir ? Le repère et la roue des messages suffisent pour les trois quarts de ce qu''il y a à dire.

> Parler peu n''est pas parler moins. C''est laisser de la place pour entendre les pas.

## Quand il ne reste qu''une personne

Quand une seule personne de l''équipe est en vie, **tout le monde se tait**. Une annonce si elle sauve la manche, sinon rien. Pas de conseil, pas de compte à rebours, pas de « il est derrière » dit à trois voix. C''est la règle la plus simple de notre équipe, et celle dont les nouvelles recrues nous remercient le plus.

## Pour s''entraîner

Enregistrez une de vos parties avec le son. Réécoutez cinq manches, et barrez chaque mot qui n''a rien changé pour personne. Ne vous jugez pas, comptez. La semaine suivante, recommencez : vous n''imaginez pas ce que l''on entend quand on ne parle plus par-dessus.', 'Où, combien, dans quel état : des annonces courtes que l''on comprend du premier coup, même avec des inconnus.', 'Compétitif', 'Lumen', '2 min', 'Débutant', null, null, true, pg_temp.moved('2026-05-21T12:45:00Z'), pg_temp.moved('2026-05-21T12:45:00Z'), pg_temp.moved('2026-05-21T12:45:00Z'), 1391),
  ('b0000000-0000-4000-8000-000000000010', 'revoir-une-partie-en-trois-faits', 'Revoir une partie en trois faits', 'Revoir une partie entière prend une heure et ne laisse souvent qu''une impression : « on a mal joué ». Une impression ne se travaille pas. Un fait, oui. Chez nous, chaque revue tient en une demi-heure et se termine par **trois faits écrits**. Pas deux, pas dix.

## Qu''est-ce qu''un fait ?

Un fait se compte ou se montre du doigt. Une opinion se discute.

- « On ne communique pas assez » est une opinion. « Sur six manches perdues en défense, la rotation est partie quatre fois sans annonce » est un *fait*.
- « Je vise mal ce soir » est une opinion. « Dans sept duels sur dix, mon viseur était sous les épaules quand l''adversaire est apparu » est un *fait*.

Si quelqu''un peut répondre « moi, je ne trouve pas », ce n''est pas encore un fait. Cherchez le chiffre ou l''image.

## La demi-heure

1. **Cinq minutes : choisir.** Ne regardez que les manches perdues alors que vous étiez en avantage numérique. Il y en a rarement plus de cinq, et tout s''y trouve.
2. **Quinze minutes : regarder.** Une fois à vitesse normale, sans pause et sans parler. Une deuxième fois en vue du dessus, avec la main sur la pause.
3. **Cinq minutes : écrire.** Chacun propose un fait, à l''écrit, avant d''ouvrir la bouche. On évite ainsi que la voix la plus forte décide.
4. **Cinq minutes : garder trois faits.** Et pour le premier seulement, inventer un exercice court, que l''on puisse compter.

> On ne cherche pas de coupable. On cherche ce qui se répétera samedi si personne n''y touche.

## Une seule chose à la fois

L''erreur classique est de vouloir tout corriger dès le lendemain. Un fait par semaine suffit. Les deux autres restent sur la feuille : quand le premier cesse d''être vrai, on passe au suivant. Il arrive d''ailleurs que le deuxième ait disparu tout seul.

Notez la date. Dans deux mois, cette feuille sera la meilleure preuve que vous avez progressé, bien plus que votre rang, qui dépend aussi des neuf autres personnes de la partie.

## Si vous jouez en solo

La méthode ne change pas, elle raccourcit. Trois duels perdus, trois pauses à l''instant où l''adversaire apparaît, trois questions :

- où était mon viseur ?
- est-ce que je bougeais ?
- qui savait que j''étais là ?

Écrivez les réponses à la main. C''est plus lent, et c''est bien pour cela que l''on s''en souvient. Puis fermez le cahier et allez dormir : la partie est vraiment terminée.', 'Une demi-heure, une feuille, trois phrases : la méthode du club pour apprendre d''une défaite sans y passer la soirée.', 'Compétitif', 'Inès Vidal', '2 min', 'Intermédiaire', null, null, true, pg_temp.moved('2026-04-09T10:00:00Z'), pg_temp.moved('2026-04-09T10:00:00Z'), pg_temp.moved('2026-04-09T10:00:00Z'), 816),
  ('b0000000-0000-4000-8000-000000000011', 'perdre-une-manche-pour-en-gagner-deux', 'Perdre une manche pour en gagner deux', 'Si je ne pouvais entraîner qu''une seule chose pendant un mois, ce ne serait ni la visée ni les fumées. Ce serait la phase d''achat. Une équipe moyenne qui achète ensemble bat une équipe forte qui achète chacun pour soi.

## Quatre chiffres à connaître

- Une manche **gagnée** rapporte 3 000 crédits.
- Une manche **perdue** rapporte 1 900, puis 2 400, puis 2 900 si les défaites s''enchaînent.
- Un achat complet, fusil et armure lourde, coûte 3 900, sans compter les utilitaires.
- Une élimination ajoute 200, et l''on ne peut jamais en garder plus de 9 000.

Retenez surtout ce que cela veut dire : quand on perd, **on ne peut pas racheter complet à chaque manche**. La question n''est donc pas « puis-je acheter ? », mais « que pourrons-nous acheter *à la manche suivante* ? ».

## La règle du vestiaire

Avant chaque achat, la capitaine ou le capitaine dit un mot parmi trois, et les cinq suivent :

1. **Plein.** Tout le monde a de quoi acheter arme, armure et utilitaires.
2. **Rien.** On garde tout. Un pistolet, au mieux. On joue pour une élimination, une pose, une information.
3. **Tout.** La manche est celle de la dernière chance, ou la dernière de la mi-temps. On dépense jusqu''au dernier crédit.

Le quatrième mot, *à moitié*, existe, et il est presque toujours une erreur. Deux personnes armées et trois sans rien, c''est une manche perdue avec, en prime, une manche suivante déjà compromise.

> Une économie est une phrase que l''on prononce à cinq. S''il manque une voix, elle ne veut plus rien dire.

## Perdre utilement

Une manche « rien » n''est pas une pause. Elle a un objectif, choisi à voix haute :

- **poser le spike**, qui rapporte 300 crédits à chaque membre de l''équipe
- **abîmer** : une seule élimination sur une arme chère oblige l''adversaire à racheter
- **apprendre** : où se place leur sentinelle, à quelle seconde part leur fumée

Et quand la manche est perdue, sauvez l''arme. Un fusil gardé vaut 2 900 crédits à la manche suivante, et ce sont peut-être ceux d''un partenaire : on peut acheter pour les autres, et l''on devrait le faire plus souvent.

## Lire leur porte-monnaie

Tout ce qui est vrai pour vous l''est pour eux. Gardez un œil sur le tableau avec `Tab` : après la perte d''un achat complet, attendez-vous à une manche faible en face. C''est le moment de jouer **loin et groupés** : un pistolet gagne de près, rarement de loin.

Essayez pendant une semaine : une personne de l''équipe annonce l''achat de l''adversaire avant chaque manche, à voix haute. Notez si elle avait raison. Au bout de vingt parties, elle ne se trompera plus guère, et vos pires manches, celles que l''on perd contre des pistolets, auront presque disparu.', 'L''économie en quatre chiffres, et une règle d''équipe : on achète ensemble ou l''on économise ensemble.', 'Compétitif', 'Aurel Picard', '3 min', 'Avancé', null, null, true, pg_temp.moved('2026-02-12T19:00:00Z'), pg_temp.moved('2026-02-12T19:00:00Z'), pg_temp.moved('2026-02-12T19:00:00Z'), 589),
  ('b0000000-0000-4000-8000-000000000012', 'ouvrir-un-angle-sans-s-offrir', 'Ouvrir un angle sans s''offrir', 'Je passe mes manches à tenir des angles. Je sais donc très bien ce qui m''arrange : un adversaire qui sort en courant, d''un seul coup, face à trois endroits à la fois. Voici comment ne pas me faire ce plaisir.

## Découper en tranches

Imaginez la pièce comme un gâteau dont le coin du mur est le centre. À chaque pas de côté, vous découvrez **une tranche**. L''idée est de n''en découvrir qu''une, de la vérifier, puis de passer à la suivante.

1. Éloignez-vous du mur. Plus vous êtes loin du coin, plus la tranche est fine, et moins on vous voit tôt.
2. Placez le viseur au bord, à hauteur de tête, là où la prochaine tranche va apparaître.
3. Faites un pas de côté, court. Arrêtez-vous. Rien ? La tranche est propre.
4. Recommencez jusqu''à avoir ouvert toute la pièce, sans jamais sauter une tranche.

```schema
mur 0 0 96 4
mur 0 44 96 4
mur 38 4 4 22
mur 88 4 8 40
départ 16 38
nous 30 38
eux 62 9
regard 16 38 > 84 10, 9
regard 30 38 > 65 7, 14
trajet nous 16 38 > 27 38
légende Un pas de côté, une tranche de plus : on la vérifie, puis on passe à la suivante.
description Une pièce vue de dessus, derrière un mur. Depuis le couloir, un premier regard passe le coin et ne découvre que le fond de la pièce. Un pas de côté plus loin, le suivant découvre une tranche de plus, où attend un adversaire.
```

C''est lent. Au début, comptez six ou sept secondes pour une pièce. À force, il en faudra deux, et personne ne verra que vous comptez.

## Large ou serré ?

Tout dépend de ce que vous savez.

- **Vous ne savez rien** : serré, tranche par tranche.
- **Vous savez où il est** : large, d''un seul mouvement franc. Il attend une tête au bord, il la verra passer un mètre plus loin.
- **Il a une arme de précision** : ne sortez pas. Montrez une épaule, faites-le tirer, et sortez sur le bruit.

Montrer l''épaule est un geste à part : un appui bref sur la touche de côté, puis retour immédiat. Entraînez-vous à le faire sans toucher à la souris. Si votre viseur bouge, ce n''était pas une épaule, c''était une invitation.

> Le bon angle est celui où vous devez un duel. Le mauvais est celui où vous en devez deux.

## Ne jamais devoir deux duels

Avant d''ouvrir, demandez-vous combien d''endroits pourront vous voir *en même temps*. Si la réponse est deux, il vous faut une aide : une fumée sur l''un, une flash sur l''autre, ou un partenaire qui sort avec vous sur un compte de trois. Sinon, contournez. Perdre cinq secondes n''a jamais coûté une manche autant qu''une personne.

## L''exercice du couloir

En partie personnalisée, à deux. L''un se cache dans une pièce, à l''un des quatre endroits convenus, immobile. L''autre ouvre la pièce, sans utilitaire. Dix passages chacun.

On ne compte pas les éliminations. On compte les fois où la personne qui entre a été vue par quelqu''un qu''elle **n''avait pas encore regardé**. Quand ce nombre tombe à zéro, remettez la vitesse, un peu, pas toute.', 'Découper une pièce en tranches, ne montrer qu''une épaule, ne jamais devoir deux duels à la fois.', 'Aim Training', 'Ozark', '2 min', 'Avancé', null, null, true, pg_temp.moved('2025-12-04T17:20:00Z'), pg_temp.moved('2025-12-04T17:20:00Z'), pg_temp.moved('2025-12-04T17:20:00Z'), 467),
  ('b0000000-0000-4000-8000-000000000013', 'a-un-contre-deux-gagnez-du-temps', 'À un contre deux, gagnez du temps', 'Il ne reste que vous. L''équipe se tait, le cœur accélère, et l''envie d''en finir est immense. C''est précisément ce que les deux d''en face attendent. Votre première arme est le chronomètre.

## Savoir qui est pressé

Avant tout geste, posez-vous la seule question utile : **à qui le temps fait-il mal ?**

- *Le spike est posé, et vous défendez.* Le temps est contre vous, mais ils ne bougeront pas. C''est vous qui choisissez l''heure.
- *Le spike est posé, et vous attaquez.* Le temps est pour vous. Chaque seconde les oblige à sortir. Ne sortez pas à leur place.
- *Le spike n''est pas posé.* Celui qui le porte doit agir. S''il est au sol, gardez-le comme un appât.

Beaucoup de ces situations se perdent parce que la personne seule attaque alors que rien ne l''y force.

## Séparer

Deux adversaires ensemble sont deux armes. Deux adversaires éloignés d''un couloir sont deux personnes qui ne peuvent pas s''aider. Tout votre travail est de créer cet écart.

1. **Faites un bruit, puis quittez-le.** Un tir, une course de trois pas, un début de désamorçage. Ensuite, marchez avec `Maj`, et ne soyez plus là.
2. **Attendez que l''un des deux vienne vérifier.** Il vient presque toujours seul, car l''autre garde l''angle d''avant.
3. **Prenez le duel, et bougez aussitôt.** L''autre sait maintenant où vous êtes. Il court vers cette place. Soyez à la suivante.

> On ne gagne pas à un contre deux. On gagne à un contre un, deux fois.

## Le faux désamorçage

Un désamorçage s''entend de loin. Commencez, relâchez, tournez-vous. Une fois sur deux, quelqu''un sort. La deuxième fois, allez jusqu''à la moitié : trois secondes et demie, et la moitié reste acquise. La troisième fois, restez jusqu''au bout. Ce rythme, *court, moyen, entier*, trompe très bien les équipes expérimentées, parce qu''elles attendent le bon moment et que vous en avez fabriqué trois.

N''en faites pas une routine. Contre une équipe qui vous connaît, inversez l''ordre.

## Respirer

La main tremble quand on retient son souffle. Expirez lentement *pendant* que vous marchez, pas avant le tir. Parlez-vous si cela aide, à voix basse : « il est à gauche, j''ai vingt secondes ». Les mots ralentissent la panique.

## S''entraîner pour de vrai

Cette situation est rare en partie, donc fabriquez-la. À trois, en partie personnalisée : une personne seule, deux en face, trente secondes au chronomètre. Changez de rôle toutes les cinq manches. Après chacune, une seule question : *ai-je attaqué sans que rien ne m''y oblige ?* Si oui, vous savez déjà quoi travailler demain.', 'Un contre deux n''existe pas si vous le jouez bien : ce sont deux duels à un contre un, dans l''ordre que vous choisissez.', 'Compétitif', 'Ozark', '2 min', 'Expert', null, null, true, pg_temp.moved('2025-10-16T20:10:00Z'), pg_temp.moved('2025-10-16T20:10:00Z'), pg_temp.moved('2025-10-16T20:10:00Z'), 398),
  ('b0000000-0000-4000-8000-000000000014', 'votre-premier-tournoi-de-la-veille-au-lendemain', 'Votre premier tournoi, de la veille au lendemain', 'Un premier tournoi se perd rarement sur une manche. Il se perd sur un fuseau horaire mal lu, une mise à jour lancée dix minutes avant, ou un repas sauté. Tout cela se prépare, et c''est plutôt reposant.

## La veille

- Relisez le règlement à deux, surtout les **horaires** et ce qui est prévu en cas de retard.
- Lancez le jeu une fois, pour que les mises à jour soient faites.
- Écrivez dans un même message : l''adversaire, l''heure de Paris, le salon vocal, et le nom de la personne qui parle aux arbitres.
- Décidez des cartes que vous ne voulez pas jouer. Le matin même, tout le monde aura changé d''avis.

Puis dormez. Une heure d''entraînement en moins ne vous coûtera rien, une heure de sommeil en moins se verra.

## Le jour même

1. **Deux heures avant** : un vrai repas, pas trop lourd. De l''eau sur le bureau.
2. **Une heure avant** : tout le monde en vocal, même pour parler d''autre chose.
3. **Trente minutes avant** : vingt minutes d''échauffement, puis on se lève.
4. **Dix minutes avant** : une seule consigne d''équipe, répétée par une autre personne.

Prévenez l''entourage. Une porte qui s''ouvre à onze partout est un souvenir drôle, mais seulement plus tard.

## Entre deux matchs

Levez-vous, quittez l''écran, mangez quelque chose. Pas de replay, pas de reproche, pas de réseaux sociaux. La personne qui parle aux arbitres confirme l''heure suivante et l''écrit. C''est tout.

> Votre travail est de jouer. Le nôtre est que vous n''ayez à penser à rien d''autre.

## Le lendemain

Attendez une nuit, puis revoyez un seul match, en trois faits écrits. Remerciez l''équipe d''en face et l''organisation, ce sont souvent des bénévoles. Et notez la date du prochain tournoi : le deuxième est toujours plus facile que le premier.

*À compléter avant publication : la liste de contrôle à imprimer et le contact des arbitres de la ligue.*', 'Ce qu''une manager vérifie avant, pendant et après, pour que vous n''ayez plus qu''à jouer.', 'Compétitif', 'Jeanne Corbel', '2 min', 'Débutant', null, null, false, null, pg_temp.moved('2026-11-16T14:00:00Z'), pg_temp.moved('2026-11-16T14:00:00Z'), 0);

insert into public.tip_likes (tip_id, user_id, created_at) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000008', pg_temp.moved('2026-11-19T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000009', pg_temp.moved('2026-11-19T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000010', pg_temp.moved('2026-11-18T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000013', pg_temp.moved('2026-11-17T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000014', pg_temp.moved('2026-11-17T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002', pg_temp.moved('2026-11-16T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000005', pg_temp.moved('2026-11-15T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000006', pg_temp.moved('2026-11-14T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000017', pg_temp.moved('2026-11-14T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000015', pg_temp.moved('2026-11-13T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000001', pg_temp.moved('2026-11-12T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000009', pg_temp.moved('2026-11-12T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000012', pg_temp.moved('2026-11-11T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000016', pg_temp.moved('2026-11-10T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000011', pg_temp.moved('2026-11-09T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000003', pg_temp.moved('2026-11-09T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000008', pg_temp.moved('2026-11-08T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000013', pg_temp.moved('2026-11-07T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000002', pg_temp.moved('2026-11-07T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000015', pg_temp.moved('2026-11-06T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000004', pg_temp.moved('2026-11-05T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000011', pg_temp.moved('2026-11-04T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000004', pg_temp.moved('2026-11-04T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000006', pg_temp.moved('2026-11-03T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000012', pg_temp.moved('2026-11-02T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000001', pg_temp.moved('2026-11-02T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000009', pg_temp.moved('2026-11-01T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000008', pg_temp.moved('2026-10-31T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000016', pg_temp.moved('2026-10-19T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000014', pg_temp.moved('2026-10-19T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000017', pg_temp.moved('2026-10-18T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000013', pg_temp.moved('2026-10-17T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000015', pg_temp.moved('2026-10-16T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000003', pg_temp.moved('2026-10-15T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000005', pg_temp.moved('2026-10-15T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000010', pg_temp.moved('2026-10-14T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000011', pg_temp.moved('2026-10-13T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000006', 'a0000000-0000-4000-8000-000000000017', pg_temp.moved('2026-10-12T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000006', 'a0000000-0000-4000-8000-000000000009', pg_temp.moved('2026-10-11T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000006', 'a0000000-0000-4000-8000-000000000005', pg_temp.moved('2026-10-11T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000006', 'a0000000-0000-4000-8000-000000000010', pg_temp.moved('2026-10-10T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000006', 'a0000000-0000-4000-8000-000000000007', pg_temp.moved('2026-10-09T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000014', pg_temp.moved('2026-10-08T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000016', pg_temp.moved('2026-10-07T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000012', pg_temp.moved('2026-10-07T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000008', pg_temp.moved('2026-10-06T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000015', pg_temp.moved('2026-10-05T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000006', pg_temp.moved('2026-10-04T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000007', pg_temp.moved('2026-10-03T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000013', pg_temp.moved('2026-10-03T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000017', pg_temp.moved('2026-10-02T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000008', pg_temp.moved('2026-10-01T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000001', pg_temp.moved('2026-09-30T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000002', pg_temp.moved('2026-09-19T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000003', pg_temp.moved('2026-09-16T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000009', pg_temp.moved('2026-09-13T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000016', pg_temp.moved('2026-09-10T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000011', pg_temp.moved('2026-09-07T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000015', pg_temp.moved('2026-09-04T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000004', pg_temp.moved('2026-09-01T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000014', pg_temp.moved('2026-08-29T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000010', 'a0000000-0000-4000-8000-000000000004', pg_temp.moved('2026-08-26T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000010', 'a0000000-0000-4000-8000-000000000002', pg_temp.moved('2026-08-23T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000010', 'a0000000-0000-4000-8000-000000000013', pg_temp.moved('2026-08-20T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000011', 'a0000000-0000-4000-8000-000000000012', pg_temp.moved('2026-08-17T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000011', 'a0000000-0000-4000-8000-000000000004', pg_temp.moved('2026-08-14T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000012', 'a0000000-0000-4000-8000-000000000005', pg_temp.moved('2026-08-11T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000012', 'a0000000-0000-4000-8000-000000000010', pg_temp.moved('2026-08-08T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000013', 'a0000000-0000-4000-8000-000000000011', pg_temp.moved('2026-08-05T12:00:00Z'));

insert into public.tip_comments (id, tip_id, user_id, content, created_at) values
  ('c0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000010', 'Et quand ils arrivent avec une fumée sur la porte ? Vous gardez l''écart ou vous vous resserrez ?', pg_temp.moved('2026-11-13T19:12:00Z')),
  ('c0000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000004', 'Dans mon équipe, on garde l''écart, mais chacun recule d''un appui. La fumée les oblige à sortir un par un, et c''est nous qui choisissons lequel.', pg_temp.moved('2026-11-13T21:05:00Z')),
  ('c0000000-0000-4000-8000-000000000003', 'b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000009', 'Le passage sur le repli m''a débloquée. On décidait toujours trop tard.', pg_temp.moved('2026-11-15T10:34:00Z')),
  ('c0000000-0000-4000-8000-000000000004', 'b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000008', 'Testé hier en classé avec ma sœur : on a gardé le site cinq manches sur sept. Le plus dur, c''est de bouger après l''élimination.', pg_temp.moved('2026-11-18T08:21:00Z')),
  ('c0000000-0000-4000-8000-000000000005', 'b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000016', 'Je faisais quarante minutes de stand et j''étais cuit à la troisième manche. Ça explique bien des choses.', pg_temp.moved('2026-11-05T20:18:00Z')),
  ('c0000000-0000-4000-8000-000000000006', 'b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000012', 'Cinq minutes de lenteur, ça me paraît beaucoup. On peut passer à trois ?', pg_temp.moved('2026-11-06T12:40:00Z')),
  ('c0000000-0000-4000-8000-000000000007', 'b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000005', 'Si vous n''avez que quinze minutes, retirez plutôt une minute à chaque bloc. La lenteur est le bloc que je garderais en dernier.', pg_temp.moved('2026-11-06T17:02:00Z')),
  ('c0000000-0000-4000-8000-000000000008', 'b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000001', 'Feuille imprimée, collée à côté de l''écran. Une semaine déjà, et j''ai enfin arrêté de changer ma sensibilité le dimanche.', pg_temp.moved('2026-11-13T18:55:00Z')),
  ('c0000000-0000-4000-8000-000000000009', 'b0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000015', 'Les dix secondes de silence ont fait rire tout le monde le premier soir. Le deuxième soir, plus personne ne riait, et on a remonté un 3 à 9.', pg_temp.moved('2026-10-28T22:33:00Z')),
  ('c0000000-0000-4000-8000-000000000010', 'b0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000014', 'Et avec des inconnus, comment on fait ? Ils ne vont jamais se taire.', pg_temp.moved('2026-10-29T16:08:00Z')),
  ('c0000000-0000-4000-8000-000000000011', 'b0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000002', 'Avec des inconnus, faites seulement la troisième étape : une consigne courte, dite calmement. Il y a presque toujours quelqu''un pour la reprendre.', pg_temp.moved('2026-10-29T18:47:00Z')),
  ('c0000000-0000-4000-8000-000000000012', 'b0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000013', '« Toujours » et « jamais » interdits : ma sœur veut la même règle à table.', pg_temp.moved('2026-11-02T09:15:00Z')),
  ('c0000000-0000-4000-8000-000000000013', 'b0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000012', 'La feuille sur la moitié de la carte, quelle bonne idée. 11 sur 20 au premier essai, pas de quoi être fier.', pg_temp.moved('2026-10-15T18:22:00Z')),
  ('c0000000-0000-4000-8000-000000000014', 'b0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000007', '11 sur 20, c''est un très bon départ. Regardez surtout les neuf autres : est-ce le même indice qui vous a trompé ?', pg_temp.moved('2026-10-16T08:30:00Z')),
  ('c0000000-0000-4000-8000-000000000015', 'b0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000012', 'Oui ! Le leurre, six fois sur neuf. Je cours vers chaque bruit.', pg_temp.moved('2026-10-17T20:44:00Z')),
  ('c0000000-0000-4000-8000-000000000016', 'b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000008', '« Personne ne sort d''un mur » : je vais me le tatouer.', pg_temp.moved('2026-10-01T19:05:00Z')),
  ('c0000000-0000-4000-8000-000000000017', 'b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000017', 'Est-ce que ça vaut aussi pour les fusils à lunette, ou vous visez plus bas ?', pg_temp.moved('2026-10-03T14:26:00Z')),
  ('c0000000-0000-4000-8000-000000000018', 'b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000005', 'Avec une lunette, le haut du torse suffit, et vous gagnez de la marge si l''adversaire saute. Pour tout le reste, la tête.', pg_temp.moved('2026-10-03T17:31:00Z')),
  ('c0000000-0000-4000-8000-000000000019', 'b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000009', 'Le viseur qui tombe pendant le rechargement, c''était exactement moi. Merci Ozark.', pg_temp.moved('2026-10-11T11:52:00Z')),
  ('c0000000-0000-4000-8000-000000000020', 'b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000011', 'Mesuré avec le doigt comme conseillé : deux doigts au début, moins d''un aujourd''hui. Je suis très contente de mon doigt.', pg_temp.moved('2026-10-30T21:10:00Z')),
  ('c0000000-0000-4000-8000-000000000021', 'b0000000-0000-4000-8000-000000000006', 'a0000000-0000-4000-8000-000000000017', 'Annoncer un prénom à chaque fumée change tout. Mes partenaires me disent merci, ça ne m''était jamais arrivé.', pg_temp.moved('2026-09-29T18:14:00Z')),
  ('c0000000-0000-4000-8000-000000000022', 'b0000000-0000-4000-8000-000000000006', 'a0000000-0000-4000-8000-000000000009', 'Quand personne n''est prêt à entrer, vous attendez vraiment sans rien poser ?', pg_temp.moved('2026-10-04T09:48:00Z')),
  ('c0000000-0000-4000-8000-000000000023', 'b0000000-0000-4000-8000-000000000006', 'a0000000-0000-4000-8000-000000000006', 'Moi, oui, depuis que j''ai lu ce tip. Je pose quand j''entends « prêt », pas avant. Si personne ne le dit, c''est qu''on n''attaque pas encore, et il vaut mieux le savoir.', pg_temp.moved('2026-10-04T16:20:00Z')),
  ('c0000000-0000-4000-8000-000000000024', 'b0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000014', 'Trois jours de mur. Ma copine pense que je suis puni.', pg_temp.moved('2026-10-07T10:03:00Z')),
  ('c0000000-0000-4000-8000-000000000025', 'b0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000015', 'Je joue au clavier avec la main gauche plus lente que la droite (vieille blessure). Relâcher sans toucher l''autre direction, ça suffit ?', pg_temp.moved('2026-10-08T19:37:00Z')),
  ('c0000000-0000-4000-8000-000000000026', 'b0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000005', 'Largement. La différence est minuscule. Ce qui compte, c''est que le tir attende l''arrêt, quelle que soit la façon de s''arrêter.', pg_temp.moved('2026-10-08T20:15:00Z')),
  ('c0000000-0000-4000-8000-000000000027', 'b0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000016', 'Le vendredi « vous allez perdre, c''est prévu » m''a enlevé une pression énorme.', pg_temp.moved('2026-10-09T17:59:00Z')),
  ('c0000000-0000-4000-8000-000000000028', 'b0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000013', 'On oubliait toujours de dire qui désamorce. Toujours. On se regardait à trois autour du spike.', pg_temp.moved('2026-10-09T07:42:00Z')),
  ('c0000000-0000-4000-8000-000000000029', 'b0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000008', 'Vingt secondes pour s''attendre, j''ai cru à une faute de frappe. En fait on a vraiment le temps.', pg_temp.moved('2026-10-12T20:26:00Z')),
  ('c0000000-0000-4000-8000-000000000030', 'b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000011', 'Je n''ose pas parler en vocal. La partie sur le repère et la roue des messages fait du bien à lire.', pg_temp.moved('2026-10-03T17:30:00Z')),
  ('c0000000-0000-4000-8000-000000000031', 'b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000003', 'Venez sur le salon d''entraînement du mardi, on y joue avec les dix mots et personne ne juge. Promis.', pg_temp.moved('2026-10-03T18:12:00Z')),
  ('c0000000-0000-4000-8000-000000000032', 'b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000011', 'Je suis venue ! J''ai dit « parti » deux fois et ça a servi une fois. Je reviens mardi.', pg_temp.moved('2026-10-09T22:04:00Z')),
  ('c0000000-0000-4000-8000-000000000033', 'b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000001', 'On a ajouté un onzième mot, « pardon ». Très utile dans notre équipe.', pg_temp.moved('2026-10-15T12:19:00Z')),
  ('c0000000-0000-4000-8000-000000000034', 'b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000010', 'La règle du silence quand il ne reste qu''une personne devrait être affichée au lancement du jeu.', pg_temp.moved('2026-10-13T15:46:00Z')),
  ('c0000000-0000-4000-8000-000000000035', 'b0000000-0000-4000-8000-000000000010', 'a0000000-0000-4000-8000-000000000002', 'Nous l''utilisons aussi pour les réunions de bénévoles. Une demi-heure, trois faits, tout le monde rentre dîner.', pg_temp.moved('2026-04-10T09:22:00Z')),
  ('c0000000-0000-4000-8000-000000000036', 'b0000000-0000-4000-8000-000000000010', 'a0000000-0000-4000-8000-000000000014', 'Les manches perdues en avantage numérique : j''en avais huit sur une seule partie. Aïe.', pg_temp.moved('2026-04-18T13:50:00Z')),
  ('c0000000-0000-4000-8000-000000000037', 'b0000000-0000-4000-8000-000000000011', 'a0000000-0000-4000-8000-000000000017', 'En solo, personne ne suit l''annonce « rien ». Vous faites quoi, vous achetez quand même ?', pg_temp.moved('2026-02-13T18:40:00Z')),
  ('c0000000-0000-4000-8000-000000000038', 'b0000000-0000-4000-8000-000000000011', 'a0000000-0000-4000-8000-000000000004', 'Si trois sur cinq achètent, j''achète avec eux. Avoir raison tout seul coûte plus cher qu''avoir tort à cinq.', pg_temp.moved('2026-02-14T11:05:00Z')),
  ('c0000000-0000-4000-8000-000000000039', 'b0000000-0000-4000-8000-000000000011', 'a0000000-0000-4000-8000-000000000012', 'Deviner l''achat d''en face est devenu notre petit jeu. On met un café en jeu à chaque mi-temps.', pg_temp.moved('2026-02-20T20:58:00Z')),
  ('c0000000-0000-4000-8000-000000000040', 'b0000000-0000-4000-8000-000000000012', 'a0000000-0000-4000-8000-000000000010', 'Montrer l''épaule sans bouger le viseur, c''est beaucoup plus dur que ça en a l''air. Un conseil pour commencer ?', pg_temp.moved('2026-11-06T16:33:00Z')),
  ('c0000000-0000-4000-8000-000000000041', 'b0000000-0000-4000-8000-000000000012', 'a0000000-0000-4000-8000-000000000005', 'Posez la main droite sur la table, carrément. Seulement le clavier pendant deux minutes. Puis reprenez la souris sans la serrer.', pg_temp.moved('2026-11-07T10:47:00Z')),
  ('c0000000-0000-4000-8000-000000000042', 'b0000000-0000-4000-8000-000000000013', 'a0000000-0000-4000-8000-000000000015', 'Court, moyen, entier : tenté hier soir, réussi du premier coup, j''ai crié. Les voisins vous saluent.', pg_temp.moved('2026-10-10T21:25:00Z'));

insert into public.tip_ratings (tip_id, user_id, rating, rated_at) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000008', 5, pg_temp.moved('2026-11-18T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000009', 5, pg_temp.moved('2026-11-18T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000010', 4, pg_temp.moved('2026-11-18T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000013', 5, pg_temp.moved('2026-11-18T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000014', 4, pg_temp.moved('2026-11-18T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000001', 5, pg_temp.moved('2026-11-13T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000012', 3, pg_temp.moved('2026-11-13T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000016', 5, pg_temp.moved('2026-11-13T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000011', 4, pg_temp.moved('2026-11-13T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000013', 5, pg_temp.moved('2026-11-02T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000015', 5, pg_temp.moved('2026-11-02T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000002', 5, pg_temp.moved('2026-11-02T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000004', 5, pg_temp.moved('2026-10-17T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000012', 4, pg_temp.moved('2026-10-17T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000014', 3, pg_temp.moved('2026-10-17T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000001', 5, pg_temp.moved('2026-10-12T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000009', 5, pg_temp.moved('2026-10-12T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000008', 4, pg_temp.moved('2026-10-12T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000016', 5, pg_temp.moved('2026-10-12T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000017', 5, pg_temp.moved('2026-10-12T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000015', 4, pg_temp.moved('2026-10-12T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000006', 'a0000000-0000-4000-8000-000000000017', 5, pg_temp.moved('2026-10-05T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000006', 'a0000000-0000-4000-8000-000000000009', 4, pg_temp.moved('2026-10-05T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000006', 'a0000000-0000-4000-8000-000000000010', 4, pg_temp.moved('2026-10-05T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000014', 4, pg_temp.moved('2026-08-26T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000016', 4, pg_temp.moved('2026-08-26T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000012', 5, pg_temp.moved('2026-08-26T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000015', 3, pg_temp.moved('2026-08-26T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000013', 4, pg_temp.moved('2026-06-25T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000008', 5, pg_temp.moved('2026-06-25T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000001', 4, pg_temp.moved('2026-05-26T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000009', 5, pg_temp.moved('2026-05-26T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000011', 5, pg_temp.moved('2026-05-26T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000015', 5, pg_temp.moved('2026-05-26T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000014', 4, pg_temp.moved('2026-05-26T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000010', 'a0000000-0000-4000-8000-000000000013', 4, pg_temp.moved('2026-04-16T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000010', 'a0000000-0000-4000-8000-000000000002', 5, pg_temp.moved('2026-04-16T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000011', 'a0000000-0000-4000-8000-000000000012', 5, pg_temp.moved('2026-02-20T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000011', 'a0000000-0000-4000-8000-000000000017', 3, pg_temp.moved('2026-02-20T12:00:00Z')),
  ('b0000000-0000-4000-8000-000000000012', 'a0000000-0000-4000-8000-000000000010', 4, pg_temp.moved('2025-12-12T12:00:00Z'));

insert into public.view_days (day, views)
select date '2026-11-22' + current_setting('demo.days')::integer - seen.days, seen.views from (values
  (1, 139), (2, 81), (3, 84), (4, 132), (5, 104), (6, 70), (7, 122), (8, 142), (9, 75), (10, 88), (11, 125), (12, 97), (13, 75), (14, 114), (15, 134), (16, 79), (17, 81), (18, 128), (19, 100), (20, 68), (21, 118), (22, 126), (23, 72), (24, 85), (25, 120), (26, 93), (27, 73), (28, 110), (29, 129), (30, 77), (31, 79), (32, 123), (33, 86), (34, 66), (35, 113), (36, 120), (37, 70), (38, 83), (39, 115), (40, 90), (41, 70), (42, 106), (43, 123), (44, 63), (45, 76), (46, 118), (47, 83), (48, 64), (49, 109), (50, 115), (51, 68), (54, 86), (55, 57), (56, 101), (57, 118), (58, 61), (59, 73), (60, 113), (61, 79), (62, 62), (63, 105), (64, 110), (65, 65), (66, 66), (67, 105), (68, 83), (69, 55), (70, 97), (71, 113), (72, 59), (73, 70), (74, 108), (75, 76), (76, 59), (77, 89), (78, 105), (79, 63), (80, 63), (81, 100), (82, 80), (83, 53), (84, 92), (85, 108), (86, 56), (87, 67), (88, 92), (89, 72)
) as seen (days, views)
on conflict do nothing;

insert into public.page_views (day, kind, slug, source, views)
select date '2026-11-22' + current_setting('demo.days')::integer - seen.days, seen.kind, seen.slug, seen.source, seen.views from (values
  (1, 'page', '/', 'direct', 47), (1, 'page', '/', 'search', 38), (1, 'page', '/', 'social', 31), (1, 'page', '/', 'within', 17), (1, 'page', '/', 'site', 7), (1, 'page', '/news', 'within', 125), (1, 'page', '/teams', 'within', 56), (1, 'article', 'montreal-notre-premier-plateau', 'within', 85), (1, 'article', 'ce-que-vertex-nord-nous-a-appris', 'within', 40), (1, 'tip', 'lire-une-rotation-avant-qu-elle-parte', 'within', 43), (2, 'page', '/', 'direct', 28), (2, 'page', '/', 'search', 22), (2, 'page', '/', 'social', 18), (2, 'page', '/', 'within', 10), (2, 'page', '/', 'site', 4), (2, 'page', '/matches', 'within', 62), (2, 'page', '/contact', 'within', 19), (2, 'article', 'cinq-postes-benevoles-sont-ouverts', 'within', 28), (2, 'tip', 'placer-son-viseur-a-hauteur-de-tete', 'within', 36), (3, 'page', '/', 'direct', 29), (3, 'page', '/', 'search', 23), (3, 'page', '/', 'social', 18), (3, 'page', '/', 'within', 10), (3, 'page', '/', 'site', 4), (3, 'page', '/tips', 'within', 71), (3, 'page', '/recruitment', 'within', 28), (3, 'article', 'le-maillot-2025-est-la', 'within', 39), (3, 'tip', 'tenir-un-site-a-deux', 'within', 44), (3, 'tip', 'freiner-avant-de-tirer', 'within', 15), (4, 'page', '/', 'direct', 45), (4, 'page', '/', 'search', 36), (4, 'page', '/', 'social', 29), (4, 'page', '/', 'within', 16), (4, 'page', '/', 'site', 7), (4, 'page', '/news', 'within', 119), (4, 'page', '/teams', 'within', 53), (4, 'article', 'ce-que-vertex-nord-nous-a-appris', 'within', 38), (4, 'tip', 'lire-une-rotation-avant-qu-elle-parte', 'within', 41), (5, 'page', '/', 'direct', 35), (5, 'page', '/', 'search', 28), (5, 'page', '/', 'social', 23), (5, 'page', '/', 'within', 12), (5, 'page', '/', 'site', 5), (5, 'page', '/matches', 'within', 79), (5, 'page', '/contact', 'within', 25), (5, 'article', 'cinq-postes-benevoles-sont-ouverts', 'within', 36), (5, 'tip', 'placer-son-viseur-a-hauteur-de-tete', 'within', 46), (6, 'page', '/', 'direct', 24), (6, 'page', '/', 'search', 19), (6, 'page', '/', 'social', 15), (6, 'page', '/', 'within', 8), (6, 'page', '/', 'site', 4), (6, 'page', '/tips', 'within', 59), (6, 'page', '/recruitment', 'within', 23), (6, 'article', 'le-maillot-2025-est-la', 'within', 33), (6, 'tip', 'tenir-un-site-a-deux', 'within', 36), (6, 'tip', 'freiner-avant-de-tirer', 'within', 13), (7, 'page', '/', 'direct', 41), (7, 'page', '/', 'search', 33), (7, 'page', '/', 'social', 27), (7, 'page', '/', 'within', 15), (7, 'page', '/', 'site', 6), (7, 'page', '/news', 'within', 110), (7, 'page', '/teams', 'within', 49), (7, 'article', 'ce-que-vertex-nord-nous-a-appris', 'within', 35), (7, 'tip', 'lire-une-rotation-avant-qu-elle-parte', 'within', 38), (8, 'page', '/', 'direct', 48), (8, 'page', '/', 'search', 38), (8, 'page', '/', 'social', 31), (8, 'page', '/', 'within', 17), (8, 'page', '/', 'site', 7), (8, 'page', '/matches', 'within', 108), (8, 'page', '/contact', 'within', 34), (8, 'article', 'cinq-postes-benevoles-sont-ouverts', 'within', 50), (8, 'tip', 'placer-son-viseur-a-hauteur-de-tete', 'within', 62), (9, 'page', '/', 'direct', 26), (9, 'page', '/', 'search', 20), (9, 'page', '/', 'social', 17), (9, 'page', '/', 'within', 9), (9, 'page', '/', 'site', 4), (9, 'page', '/tips', 'within', 63), (9, 'page', '/recruitment', 'within', 25), (9, 'article', 'le-maillot-2025-est-la', 'within', 35), (9, 'tip', 'tenir-un-site-a-deux', 'within', 39), (9, 'tip', 'freiner-avant-de-tirer', 'within', 14), (10, 'page', '/', 'direct', 30), (10, 'page', '/', 'search', 24), (10, 'page', '/', 'social', 19), (10, 'page', '/', 'within', 11), (10, 'page', '/', 'site', 4), (10, 'page', '/news', 'within', 79), (10, 'page', '/teams', 'within', 35), (10, 'article', 'ce-que-vertex-nord-nous-a-appris', 'within', 26), (10, 'tip', 'tenir-un-site-a-deux', 'within', 46), (10, 'tip', 'lire-une-rotation-avant-qu-elle-parte', 'within', 27), (11, 'page', '/', 'direct', 43), (11, 'page', '/', 'search', 34), (11, 'page', '/', 'social', 28), (11, 'page', '/', 'within', 15), (11, 'page', '/', 'site', 6), (11, 'page', '/matches', 'within', 95), (11, 'page', '/contact', 'within', 30), (11, 'article', 'cinq-postes-benevoles-sont-ouverts', 'within', 44), (11, 'tip', 'placer-son-viseur-a-hauteur-de-tete', 'within', 55), (12, 'page', '/', 'direct', 33), (12, 'page', '/', 'search', 26), (12, 'page', '/', 'social', 21), (12, 'page', '/', 'within', 12), (12, 'page', '/', 'site', 5), (12, 'page', '/tips', 'within', 81), (12, 'page', '/recruitment', 'within', 32), (12, 'article', 'le-maillot-2025-est-la', 'within', 46), (12, 'tip', 'freiner-avant-de-tirer', 'within', 17), (13, 'page', '/', 'direct', 26), (13, 'page', '/', 'search', 20), (13, 'page', '/', 'social', 17), (13, 'page', '/', 'within', 9), (13, 'page', '/', 'site', 4), (13, 'page', '/news', 'within', 68), (13, 'page', '/teams', 'within', 30), (13, 'article', 'le-maillot-2025-est-la', 'within', 35), (13, 'article', 'ce-que-vertex-nord-nous-a-appris', 'within', 22), (13, 'tip', 'lire-une-rotation-avant-qu-elle-parte', 'within', 23), (14, 'page', '/', 'direct', 39), (14, 'page', '/', 'search', 31), (14, 'page', '/', 'social', 25), (14, 'page', '/', 'within', 14), (14, 'page', '/', 'site', 6), (14, 'page', '/matches', 'within', 87), (14, 'page', '/contact', 'within', 27), (14, 'article', 'cinq-postes-benevoles-sont-ouverts', 'within', 40), (14, 'tip', 'placer-son-viseur-a-hauteur-de-tete', 'within', 50), (15, 'page', '/', 'direct', 46), (15, 'page', '/', 'search', 36), (15, 'page', '/', 'social', 29), (15, 'page', '/', 'within', 16), (15, 'page', '/', 'site', 7), (15, 'page', '/tips', 'within', 113), (15, 'page', '/recruitment', 'within', 44), (15, 'tip', 'freiner-avant-de-tirer', 'within', 24), (16, 'page', '/', 'direct', 27), (16, 'page', '/', 'search', 21), (16, 'page', '/', 'social', 17), (16, 'page', '/', 'within', 9), (16, 'page', '/', 'site', 4), (16, 'page', '/news', 'within', 71), (16, 'page', '/teams', 'within', 32), (16, 'article', 'cinq-postes-benevoles-sont-ouverts', 'within', 28), (16, 'article', 'ce-que-vertex-nord-nous-a-appris', 'within', 23), (16, 'tip', 'lire-une-rotation-avant-qu-elle-parte', 'within', 24), (17, 'page', '/', 'direct', 28), (17, 'page', '/', 'search', 22), (17, 'page', '/', 'social', 18), (17, 'page', '/', 'within', 10), (17, 'page', '/', 'site', 4), (17, 'page', '/matches', 'within', 62), (17, 'page', '/contact', 'within', 19), (17, 'tip', 'placer-son-viseur-a-hauteur-de-tete', 'within', 36), (18, 'page', '/', 'direct', 44), (18, 'page', '/', 'search', 35), (18, 'page', '/', 'social', 28), (18, 'page', '/', 'within', 15), (18, 'page', '/', 'site', 6), (18, 'page', '/tips', 'within', 108), (18, 'page', '/recruitment', 'within', 42), (18, 'tip', 'freiner-avant-de-tirer', 'within', 23), (19, 'page', '/', 'direct', 34), (19, 'page', '/', 'search', 27), (19, 'page', '/', 'social', 22), (19, 'page', '/', 'within', 12), (19, 'page', '/', 'site', 5), (19, 'page', '/news', 'within', 90), (19, 'page', '/teams', 'within', 40), (19, 'article', 'ce-que-vertex-nord-nous-a-appris', 'within', 29), (19, 'tip', 'lire-une-rotation-avant-qu-elle-parte', 'within', 31), (20, 'page', '/', 'direct', 23), (20, 'page', '/', 'search', 18), (20, 'page', '/', 'social', 15), (20, 'page', '/', 'within', 8), (20, 'page', '/', 'site', 3), (20, 'page', '/matches', 'within', 52), (20, 'page', '/contact', 'within', 16), (20, 'article', 'ce-que-vertex-nord-nous-a-appris', 'within', 20), (20, 'tip', 'placer-son-viseur-a-hauteur-de-tete', 'within', 30), (21, 'page', '/', 'direct', 40), (21, 'page', '/', 'search', 32), (21, 'page', '/', 'social', 26), (21, 'page', '/', 'within', 14), (21, 'page', '/', 'site', 6), (21, 'page', '/tips', 'within', 99), (21, 'page', '/recruitment', 'within', 39), (21, 'tip', 'freiner-avant-de-tirer', 'within', 21), (22, 'page', '/', 'direct', 43), (22, 'page', '/', 'search', 34), (22, 'page', '/', 'social', 28), (22, 'page', '/', 'within', 15), (22, 'page', '/', 'site', 6), (22, 'page', '/news', 'within', 113), (22, 'page', '/teams', 'within', 50), (22, 'tip', 'lire-une-rotation-avant-qu-elle-parte', 'within', 39), (23, 'page', '/', 'direct', 24), (23, 'page', '/', 'search', 19), (23, 'page', '/', 'social', 16), (23, 'page', '/', 'within', 9), (23, 'page', '/', 'site', 4), (23, 'page', '/matches', 'within', 55), (23, 'page', '/contact', 'within', 17), (23, 'tip', 'placer-son-viseur-a-hauteur-de-tete', 'within', 32), (24, 'page', '/', 'direct', 29), (24, 'page', '/', 'search', 23), (24, 'page', '/', 'social', 19), (24, 'page', '/', 'within', 10), (24, 'page', '/', 'site', 4), (24, 'page', '/tips', 'within', 71), (24, 'page', '/recruitment', 'within', 28), (24, 'tip', 'freiner-avant-de-tirer', 'within', 15), (25, 'page', '/', 'direct', 41), (25, 'page', '/', 'search', 32), (25, 'page', '/', 'social', 26), (25, 'page', '/', 'within', 14), (25, 'page', '/', 'site', 6), (25, 'page', '/news', 'within', 108), (25, 'page', '/teams', 'within', 48), (25, 'tip', 'lire-une-rotation-avant-qu-elle-parte', 'within', 37), (26, 'page', '/', 'direct', 32), (26, 'page', '/', 'search', 25), (26, 'page', '/', 'social', 20), (26, 'page', '/', 'within', 11), (26, 'page', '/', 'site', 5), (26, 'page', '/matches', 'within', 71), (26, 'page', '/contact', 'within', 22), (26, 'tip', 'placer-son-viseur-a-hauteur-de-tete', 'within', 41), (27, 'page', '/', 'direct', 25), (27, 'page', '/', 'search', 20), (27, 'page', '/', 'social', 16), (27, 'page', '/', 'within', 9), (27, 'page', '/', 'site', 4), (27, 'page', '/tips', 'within', 61), (27, 'page', '/recruitment', 'within', 24), (27, 'tip', 'freiner-avant-de-tirer', 'within', 13), (28, 'page', '/', 'direct', 61), (28, 'page', '/', 'search', 50), (29, 'page', '/', 'direct', 71), (29, 'page', '/', 'search', 58), (30, 'page', '/', 'direct', 42), (30, 'page', '/', 'search', 35), (31, 'page', '/', 'direct', 43), (31, 'page', '/', 'search', 36), (32, 'page', '/', 'direct', 68), (32, 'page', '/', 'search', 55), (33, 'page', '/', 'direct', 47), (33, 'page', '/', 'search', 39), (34, 'page', '/', 'direct', 36), (34, 'page', '/', 'search', 30), (35, 'page', '/', 'direct', 62), (35, 'page', '/', 'search', 51), (36, 'page', '/', 'direct', 66), (36, 'page', '/', 'search', 54), (37, 'page', '/', 'direct', 39), (37, 'page', '/', 'search', 32), (38, 'page', '/', 'direct', 46), (38, 'page', '/', 'search', 37), (39, 'page', '/', 'direct', 63), (39, 'page', '/', 'search', 52), (40, 'page', '/', 'direct', 50), (40, 'page', '/', 'search', 41), (41, 'page', '/', 'direct', 39), (41, 'page', '/', 'search', 32), (42, 'page', '/', 'direct', 58), (42, 'page', '/', 'search', 48), (43, 'page', '/', 'direct', 68), (43, 'page', '/', 'search', 55), (44, 'page', '/', 'direct', 35), (44, 'page', '/', 'search', 28), (45, 'page', '/', 'direct', 42), (45, 'page', '/', 'search', 34), (46, 'page', '/', 'direct', 65), (46, 'page', '/', 'search', 53), (47, 'page', '/', 'direct', 46), (47, 'page', '/', 'search', 37), (48, 'page', '/', 'direct', 35), (48, 'page', '/', 'search', 29), (49, 'page', '/', 'direct', 60), (49, 'page', '/', 'search', 49), (50, 'page', '/', 'direct', 63), (50, 'page', '/', 'search', 52), (51, 'page', '/', 'direct', 37), (51, 'page', '/', 'search', 31), (54, 'page', '/', 'direct', 47), (54, 'page', '/', 'search', 39), (55, 'page', '/', 'direct', 31), (55, 'page', '/', 'search', 26), (56, 'page', '/', 'direct', 56), (56, 'page', '/', 'search', 45), (57, 'page', '/', 'direct', 65), (57, 'page', '/', 'search', 53), (58, 'page', '/', 'direct', 34), (58, 'page', '/', 'search', 27), (59, 'page', '/', 'direct', 40), (59, 'page', '/', 'search', 33), (60, 'page', '/', 'direct', 62), (60, 'page', '/', 'search', 51), (61, 'page', '/', 'direct', 43), (61, 'page', '/', 'search', 36), (62, 'page', '/', 'direct', 34), (62, 'page', '/', 'search', 28), (63, 'page', '/', 'direct', 58), (63, 'page', '/', 'search', 47), (64, 'page', '/', 'direct', 61), (64, 'page', '/', 'search', 50), (65, 'page', '/', 'direct', 36), (65, 'page', '/', 'search', 29), (66, 'page', '/', 'direct', 36), (66, 'page', '/', 'search', 30), (67, 'page', '/', 'direct', 58), (67, 'page', '/', 'search', 47), (68, 'page', '/', 'direct', 46), (68, 'page', '/', 'search', 37), (69, 'page', '/', 'direct', 30), (69, 'page', '/', 'search', 25), (70, 'page', '/', 'direct', 53), (70, 'page', '/', 'search', 44), (71, 'page', '/', 'direct', 62), (71, 'page', '/', 'search', 51), (72, 'page', '/', 'direct', 32), (72, 'page', '/', 'search', 27), (73, 'page', '/', 'direct', 39), (73, 'page', '/', 'search', 32), (74, 'page', '/', 'direct', 59), (74, 'page', '/', 'search', 49), (75, 'page', '/', 'direct', 42), (75, 'page', '/', 'search', 34), (76, 'page', '/', 'direct', 32), (76, 'page', '/', 'search', 27), (77, 'page', '/', 'direct', 49), (77, 'page', '/', 'search', 40), (78, 'page', '/', 'direct', 58), (78, 'page', '/', 'search', 47), (79, 'page', '/', 'direct', 35), (79, 'page', '/', 'search', 28), (80, 'page', '/', 'direct', 35), (80, 'page', '/', 'search', 28), (81, 'page', '/', 'direct', 55), (81, 'page', '/', 'search', 45), (82, 'page', '/', 'direct', 44), (82, 'page', '/', 'search', 36), (83, 'page', '/', 'direct', 29), (83, 'page', '/', 'search', 24), (84, 'page', '/', 'direct', 51), (84, 'page', '/', 'search', 41), (85, 'page', '/', 'direct', 59), (85, 'page', '/', 'search', 49), (86, 'page', '/', 'direct', 31), (86, 'page', '/', 'search', 25), (87, 'page', '/', 'direct', 37), (87, 'page', '/', 'search', 30), (88, 'page', '/', 'direct', 51), (88, 'page', '/', 'search', 41), (89, 'page', '/', 'direct', 40), (89, 'page', '/', 'search', 32)
) as seen (days, kind, slug, source, views)
on conflict do nothing;

insert into public.missed_searches (day, searches, folded)
select date '2026-11-22' + current_setting('demo.days')::integer - seen.days, seen.searches, seen.folded from (values
  (3, 6, 'icebox'), (12, 3, 'icebox'), (8, 5, 'sensibilite souris'), (20, 2, 'tournoi etudiant'), (1, 1, 'rocket league debutant')
) as seen (days, searches, folded)
on conflict do nothing;

insert into public.articles (id, slug, title, content, excerpt, category, author_id, author_name, featured_image, is_published, published_at, created_at, updated_at) values
  ('d0000000-0000-4000-8000-000000000001', 'montreal-notre-premier-plateau', 'Montréal, notre premier plateau', '<p>À sept heures du matin, dans un hall où l''on n''entend que des ventilateurs, Nival a relu ses appels une dernière fois. Des écrans partout, du monde jusque dans les escaliers, et pourtant la première chose dont tout le monde se souvient, c''est le silence.</p>
<h2>Le premier match, trop vite perdu</h2>
<p>Nous sommes entrés en pensant à la scène, pas à la manche. Contre <strong>Vertex Nord</strong>, cela se paie dès les douze premières minutes. Le staff n''a pas crié. Aurel a demandé une seule chose : « Qui savait où était Brume ? »</p>
<blockquote><p>Personne n''a répondu. C''est là que le tournoi a commencé.</p></blockquote>
<p>À l''entraînement du soir, nous avons joué plus lentement. Des fumées posées pour deux, un repli décidé d''avance, et <a href="/tips/tenir-un-site-a-deux">le plan à deux que nous travaillons depuis des semaines</a>. Les manches d''après sont venues toutes seules.</p>
<h2>Une victoire, à trois heures du matin chez vous</h2>
<p>Le samedi, le tirage nous a donné Les Huards. Deux cartes, un match qui devait finir à dix-sept heures et qui s''est terminé à vingt et une heures, trois heures du matin en France, après trois coupures de courant. Ozark a tenu son site sept manches de suite. Lumen a passé les coupures à dessiner la carte suivante sur une nappe en papier. Elle est encadrée au local.</p>
<p>Le dimanche, Solstice nous a sortis, proprement. Nous avons serré des mains, démonté les claviers, et personne n''a parlé de malchance.</p>
<h2>Ce que nous ramenons</h2>
<ol>
<li><strong>Parler moins, plus tôt.</strong> Un mot avant le contact vaut trois phrases après.</li>
<li><strong>Dormir à la même heure.</strong> Le décalage a joué contre nous le vendredi.</li>
<li><strong>Regarder le public une fois.</strong> Puis plus du tout.</li>
</ol>
<p>Merci à celles et ceux qui ont regardé jusqu''à trois heures du matin. En Ligue des Régions, nous retrouvons Solstice à la sixième journée, et cette fois, c''est chez nous.</p>', 'Trois jours, deux défaites, une victoire qui compte. Ce que nous avons vu, et ce que nous ramenons à l''entraînement.', 'esport', null, 'Maud Roussel', null, true, pg_temp.moved('2026-11-21T09:00:00Z'), pg_temp.moved('2026-11-21T09:00:00Z'), pg_temp.moved('2026-11-21T09:00:00Z')),
  ('d0000000-0000-4000-8000-000000000002', 'le-maillot-2025-est-la', 'Le maillot 2025 est là', '<p>Dessiné avec les membres en 2025, notre maillot est porté par les équipes et les bénévoles depuis. Il ne change pas à chaque saison : il garde son année et son aurore. Pour le proposer à tout le monde, il a fallu une année entière, quatre prototypes et un atelier qui accepte d''imprimer à l''unité. Il est enfin sur <a href="/shop">la page du shop</a>.</p>
<h2>Ce qui vous attend</h2>
<ul>
<li><strong>La coupe.</strong> Une seule, droite, de XS à XXL. Les équipes et le public portent exactement la même.</li>
<li><strong>Les manches.</strong> Claires, avec l''entaille à dix-huit degrés que vous voyez partout chez nous. Elles se repèrent de loin, même sur un petit écran.</li>
<li><strong>Le buste.</strong> Une aurore en rayons plats, imprimée dans la fibre : rien ne se décolle au lavage.</li>
<li><strong>Le tissu.</strong> Plus léger, et assez solide pour survivre à un clavier mécanique et à une table de salle des fêtes.</li>
</ul>
<h2>Bien choisir sa taille</h2>
<p>La coupe est ample aux épaules. Si vous hésitez entre deux tailles, prenez la plus petite pour jouer, la plus grande pour le porter par-dessus un pull dans les gradins. La page du shop montre le maillot de face et de dos, avec ses mesures pour chaque taille.</p>
<h2>Pourquoi 35 euros</h2>
<p>Nous préférons le dire : 21 euros pour la fabrication et le transport, 4 euros pour l''atelier qui imprime, 10 euros pour les déplacements des équipes. Les premiers aident déjà à payer Montréal, dix euros après dix euros.</p>
<p>Une question sur une commande ? <a href="/contact">Écrivez-nous</a>, nous répondons sous 24 h en moyenne.</p>', 'Le club le porte depuis ses débuts, il est maintenant à vous : une aurore sur le buste, et la même coupe pour tout le monde.', 'merch', 'a0000000-0000-4000-8000-000000000003', 'Basile Morvan', null, true, pg_temp.moved('2026-11-09T17:00:00Z'), pg_temp.moved('2026-11-09T17:00:00Z'), pg_temp.moved('2026-11-09T17:00:00Z')),
  ('d0000000-0000-4000-8000-000000000003', 'cinq-postes-benevoles-sont-ouverts', 'Cinq postes bénévoles sont ouverts', '<p>Un club, ce sont huit joueuses et joueurs que l''on voit et une quinzaine de personnes que l''on ne voit pas. Il nous en manque cinq. Aucun diplôme n''est demandé, et personne ici n''a commencé en sachant faire.</p>
<h2>Les postes</h2>
<ul>
<li><strong>Community manager</strong> : raconter le club, répondre, apaiser. À deux, six heures par semaine et par personne.</li>
<li><strong>Event manager</strong> : faire en sorte qu''un tournoi commence à l''heure. Surtout des week-ends.</li>
<li><strong>Montage vidéo</strong> : un résumé par match, un format long par mois.</li>
<li><strong>Responsable partenariats</strong> : trouver celles et ceux qui ont envie d''avancer avec nous, et leur dire la vérité sur nos chiffres.</li>
<li><strong>Création de contenu</strong> : des tutoriels, des portraits, ce que vous savez faire.</li>
</ul>
<h2>Ce que nous promettons</h2>
<p>Une réponse à chaque candidature, oui ou non, avec une raison. Quelqu''un qui vous accompagne pendant six semaines. Et le droit d''arrêter, en prévenant, sans avoir à se justifier : tout le monde est bénévole, la vie passe d''abord.</p>
<h2>Ce que nous demandons</h2>
<p>De tenir ce que vous annoncez. Trois heures sûres valent mieux que douze heures peut-être. Dites-nous ce que vous pouvez vraiment donner, nous ferons avec.</p>
<p>Les détails et le formulaire sont sur <a href="/recruitment">la page recrutement</a>. Comptez dix minutes. Et si vous hésitez, lisez d''abord <a href="/news/une-semaine-avec-notre-community-manager">une semaine avec notre community manager</a>.</p>', 'Du temps, de l''envie, une réponse sous 24 h en moyenne. Ce que nous cherchons, et ce que vous pouvez attendre de nous.', 'recrutement', 'a0000000-0000-4000-8000-000000000002', 'Jeanne Corbel', null, true, pg_temp.moved('2026-11-06T11:30:00Z'), pg_temp.moved('2026-11-06T11:30:00Z'), pg_temp.moved('2026-11-06T11:30:00Z')),
  ('d0000000-0000-4000-8000-000000000004', 'ce-que-vertex-nord-nous-a-appris', 'Ce que Vertex Nord nous a appris', '<p>Treize à huit, puis treize à dix. Sur le papier, une défaite honorable contre l''équipe la plus régulière de la ligue. Au replay, autre chose : nous n''avons pas perdu sur leurs tirs, nous avons perdu sur nos appels.</p>
<h2>Onze manches, la même erreur</h2>
<p>Inès a classé nos vingt-six manches perdues. Dans onze d''entre elles, l''information était juste, donnée à temps, et n''a rien changé. Nous savions qu''ils étaient trois au milieu. Nous l''avons dit. Puis chacun a fait ce qu''il avait prévu.</p>
<blockquote><p>Une annonce qui ne change rien n''est pas une annonce, c''est un commentaire.</p></blockquote>
<h2>Ce que nous avons essayé</h2>
<p>Depuis deux semaines, chaque information finit par un verbe. Pas « trois milieu », mais « trois milieu, <em>on part</em> ». Une seule personne a le droit de le dire, et ce n''est pas toujours Nival : c''est celle qui voit.</p>
<p>Les deux premiers soirs ont été pénibles. On se coupait la parole, on partait trop tôt. Au quatrième, le silence entre deux appels était plus long, et les manches plus calmes. Le reste est affaire d''habitude, et de <a href="/tips/dix-mots-d-annonce-suffisent">dix mots bien choisis</a>.</p>
<h2>Et maintenant</h2>
<p>Nous retrouvons Vertex Nord à la septième journée. Ils auront regardé le même replay que nous. C''est tout l''intérêt.</p>', 'Deux cartes perdues sur nos appels, pas sur leurs tirs. Le replay le plus utile de la saison.', 'esport', null, 'Aurel Picard', null, true, pg_temp.moved('2026-11-02T18:15:00Z'), pg_temp.moved('2026-11-02T18:15:00Z'), pg_temp.moved('2026-11-02T18:15:00Z')),
  ('d0000000-0000-4000-8000-000000000005', 'une-semaine-avec-notre-community-manager', 'Une semaine avec notre community manager', '<p>On nous demande souvent ce que fait une community manager dans un club où tout le monde est bénévole. Nous avons suivi Anaïs Moreau du lundi au dimanche, chronomètre en main.</p>
<h2>Lundi, deux heures</h2>
<p>Lire. Tout ce qui s''est dit depuis vendredi sur le Discord, sous les vidéos, dans les messages privés. Anaïs ne répond presque à rien : elle note. « Si je réponds en lisant, je réponds à la première personne, et j''oublie la plus discrète. »</p>
<h2>Mardi et mercredi, trois heures</h2>
<p>Préparer la semaine : l''annonce du match, un portrait, un résultat. Chaque publication passe devant une deuxième paire d''yeux. Pas pour les fautes. Pour la question « est-ce que quelqu''un pourrait le prendre mal ? »</p>
<h2>Jeudi, une heure</h2>
<p>Une joueuse s''est fait insulter après une défaite. Anaïs supprime, bloque, puis appelle. L''appel prend cinquante minutes. « C''est l''heure la plus utile de ma semaine, et personne ne la verra. »</p>
<h2>Samedi, cinq heures</h2>
<p>Soir de match. Un message avant, trois pendant, un après. Elle écrit les deux versions du dernier pendant l''échauffement, victoire et défaite, et dit que la seconde est toujours plus difficile à raccourcir.</p>
<h2>Dimanche, une heure</h2>
<p>Un tableau de quatre lignes : ce qui a été lu, ce qui a été partagé, ce qui a blessé, ce qu''on arrête. Puis l''ordinateur se ferme.</p>
<p>Le poste est de nouveau ouvert, parce qu''elles ne seront pas trop de deux. <a href="/recruitment">Il se présente ici</a>.</p>', 'Douze heures, un calendrier, beaucoup de messages lus jusqu''au bout.', 'recrutement', 'a0000000-0000-4000-8000-000000000003', 'Basile Morvan', null, true, pg_temp.moved('2026-10-28T16:40:00Z'), pg_temp.moved('2026-10-28T16:40:00Z'), pg_temp.moved('2026-10-28T16:40:00Z')),
  ('d0000000-0000-4000-8000-000000000006', 'la-coupe-d-automne-commence', 'La Coupe d''Automne commence', '<p>Championne en titre, l''équipe Rocket League remet sa coupe en jeu. Trois titulaires, personne sur le banc, et un groupe que personne n''aurait choisi.</p>
<h2>Le groupe B</h2>
<ul>
<li><strong>Banquise</strong> : la meilleure défense de la saison. Ils ne marquent pas beaucoup, ils n''en ont pas besoin.</li>
<li><strong>Les Huards</strong> : tout l''inverse. Sept buts marqués et six encaissés lors de notre dernier match. Prévoyez de quoi tenir.</li>
<li><strong>Vertex Nord</strong> : un effectif neuf, donc aucun replay utile. Nous découvrirons en même temps que vous.</li>
<li><strong>Solstice</strong> : l''autre ligne d''un club que notre équipe Valorant connaît bien. Nous les gardons pour la fin.</li>
</ul>
<h2>Comment nous allons jouer</h2>
<p>Morrin reste plus bas que l''an dernier. Cela libère Tessa, qui peut enfin monter au deuxième poteau sans regarder derrière elle. Skald, lui, a une seule consigne : ne pas toucher la balle quand il n''a pas d''angle. Il a compté, à la reprise, quarante et une touches inutiles dans un seul match. Il en est à dix-neuf.</p>
<h2>Regarder</h2>
<p>Chaque match est diffusé sur notre chaîne, commenté par deux bénévoles qui ont promis de ne plus chanter. Les horaires de tous nos matchs, à l''heure de chez vous, sont sur <a href="/teams">la page des équipes</a>, où l''on peut aussi s''abonner au calendrier.</p>
<p>Le premier coup d''envoi est contre Les Huards. Vertex Nord vient ensuite, puis Banquise, et Solstice pour finir. Gardez le nord.</p>', 'Skald, Tessa et Morrin entrent en groupe B. Les adversaires, le calendrier, et comment regarder.', 'esport', null, 'Maël Guern', null, true, pg_temp.moved('2026-10-24T10:00:00Z'), pg_temp.moved('2026-10-24T10:00:00Z'), pg_temp.moved('2026-10-24T10:00:00Z')),
  ('d0000000-0000-4000-8000-000000000007', 'pourquoi-nos-manchettes-se-font-attendre', 'Pourquoi nos manchettes se font attendre', '<p>Elles étaient annoncées pour le mois dernier, et le bouton du shop dit toujours « Bientôt disponible ». Voici pourquoi, sans détour.</p>
<h2>Premier prototype : trop serré</h2>
<p>Une manchette de jeu doit glisser sur le tapis et ne rien faire d''autre. La première laissait une marque au coude après deux heures. Kéva l''a portée une soirée, puis l''a rendue avec un mot : « Non. » Le mot est resté sur le tableau du local.</p>
<h2>Deuxième prototype : trop glissant</h2>
<p>Nouveau tissu, plus fin. La glisse était parfaite, au point que Brume sous-estimait chacun de ses arrêts. Après trente parties mesurées, sa visée s''était dégradée de manière nette. Nous aurions pu la vendre : à l''œil, elle était superbe.</p>
<h2>Troisième prototype : à l''essai</h2>
<p>Un tricot plus dense sous l''avant-bras, plus lâche au coude, et une couture déplacée de trois centimètres. Quatre titulaires la portent depuis dix jours. Personne n''a encore écrit « non ».</p>
<h2>La suite</h2>
<p>Si l''essai tient encore deux mois, nous commanderons une petite série. Le prix ne bouge pas : 25 euros la paire. Nous ne prenons pas de précommande, parce que nous n''aimons pas tenir votre argent en attendant une réponse que nous n''avons pas.</p>
<p>D''ici là, <a href="/shop">le maillot arrive</a>, et il n''a mal à aucun coude.</p>', 'Deux prototypes refusés, un troisième à l''essai. On vous explique.', 'merch', 'a0000000-0000-4000-8000-000000000003', 'Basile Morvan', null, true, pg_temp.moved('2026-10-19T15:20:00Z'), pg_temp.moved('2026-10-19T15:20:00Z'), pg_temp.moved('2026-10-19T15:20:00Z')),
  ('d0000000-0000-4000-8000-000000000008', 'le-mardi-la-porte-est-ouverte', 'Le mardi, la porte est ouverte', '<p>Le rendez-vous existe depuis le premier mois du club. On y vient pour jouer mieux, pour jouer avec quelqu''un, ou simplement parce que le mardi est long. Nous étions cinq. Mardi dernier, nous étions trente-huit.</p>
<h2>Comment ça se passe</h2>
<ol>
<li><strong>20 h.</strong> On se retrouve sur le salon vocal. Le micro n''est jamais obligatoire.</li>
<li><strong>20 h 10.</strong> Les équipes sont tirées au sort, avec une seule règle : jamais deux personnes du même rang côte à côte.</li>
<li><strong>21 h 30.</strong> Une manche est regardée ensemble. Celle ou celui qui la propose choisit ce dont on parle.</li>
<li><strong>22 h 15.</strong> Fin. Vraiment. Le lendemain est un mercredi.</li>
</ol>
<h2>La première fois</h2>
<p>Dites bonjour, ou ne dites rien : les deux nous vont. Quelqu''un portant le rôle « Accueil » vous écrira pour savoir si tout va bien. C''est une vraie personne, et elle ne vous demandera ni votre rang ni votre âge.</p>
<h2>Les trois choses qu''on ne fait pas</h2>
<ul>
<li>Donner un conseil que personne n''a demandé.</li>
<li>Rire d''un micro, d''une voix, d''un accent.</li>
<li>Partir avant la fin parce qu''on perd.</li>
</ul>
<p>L''adresse du salon est en bas de chaque page. À mardi.</p>', 'Chaque mardi à vingt heures, on joue ensemble, tous niveaux mélangés. Mode d''emploi pour venir la première fois.', 'Vie du club', null, 'Maud Roussel', null, true, pg_temp.moved('2026-10-06T12:10:00Z'), pg_temp.moved('2026-10-06T12:10:00Z'), pg_temp.moved('2026-10-06T12:10:00Z')),
  ('d0000000-0000-4000-8000-000000000009', 'avant-le-match-quinze-minutes-sans-ecran', 'Avant le match, quinze minutes sans écran', '<p>On me demande une méthode contre le stress. Il n''y en a pas, et c''est tant mieux : un peu de stress aiguise le regard. Ce que nous cherchons, c''est qu''il arrive à l''heure et qu''il s''assoie.</p>
<h2>Minute zéro à cinq : sortir</h2>
<p>Les écrans s''éteignent. On marche, dehors si possible, sans parler du match. Ce n''est pas de la détente. Les yeux viennent de fixer soixante centimètres pendant une heure : ils ont besoin de loin.</p>
<h2>Minute cinq à dix : respirer</h2>
<p>Quatre secondes à l''inspiration, six à l''expiration. C''est tout. Si compter vous agace, soufflez comme pour refroidir un thé. Tessa le fait avec un vrai thé.</p>
<h2>Minute dix à quinze : une phrase</h2>
<p>Chaque personne écrit une phrase, une seule, sur ce qui dépend d''elle. « J''annonce avant de tirer. » « Je recule au premier contact. » La feuille reste à côté du clavier. À la mi-temps, on la relit, on ne la change pas.</p>
<blockquote><p>On ne contrôle pas le score. On contrôle la prochaine phrase que l''on dit.</p></blockquote>
<h2>Ce que cela ne fait pas</h2>
<p>Cela ne remplace ni le sommeil ni l''entraînement, et cela ne soigne pas une angoisse qui vous suit hors du jeu. Dans ce cas, parlez-en à quelqu''un dont c''est le métier. Nous pouvons vous aider à trouver qui : <a href="/contact">écrivez-nous</a>, la conversation reste entre nous.</p>', 'Respirer, marcher, écrire une phrase. La routine que l''équipe suit depuis des mois, et ce qu''elle ne promet pas.', 'esport', null, 'Paul Séguin', null, true, pg_temp.moved('2026-09-21T08:45:00Z'), pg_temp.moved('2026-09-21T08:45:00Z'), pg_temp.moved('2026-09-21T08:45:00Z')),
  ('d0000000-0000-4000-8000-000000000010', 'deux-ans-et-la-table-de-camping-est-toujours-la', 'Deux ans, et la table de camping est toujours là', '<p>Pour nos deux ans, nous n''avons pas fait de discours. Nous avons vidé le placard du local et posé sur une table ce que personne n''avait eu le cœur de jeter.</p>
<h2>La table de camping</h2>
<p>Elle a servi de bureau, de buffet, de civière pour un écran de vingt-sept pouces. Elle penche. Le premier tournoi du club s''est joué dessus, avec un livre de cuisine sous le pied gauche. Le livre y est encore.</p>
<h2>La multiprise</h2>
<p>Huit prises, dont une qui ne marche que si l''on appuie. Elle a été volée une fois, puis rendue avec un mot d''excuse et un paquet de biscuits. Nous n''avons jamais su qui. Merci pour les biscuits.</p>
<h2>Le cahier</h2>
<p>Avant le site, avant le Discord, il y avait un cahier à spirale : les scores, les numéros de téléphone, les idées. Page 12, de la main de Basile : « Un jour, un maillot. » Page 13, de la main de Maud : « D''abord, une deuxième multiprise. »</p>
<h2>Ce qui n''est pas sur la table</h2>
<p>Les heures. Nous avons essayé de compter, et nous nous sommes arrêtés à quatre mille. Elles appartiennent à celles et ceux qui montent, branchent, filment, traduisent, conduisent et rangent. Si vous avez un jour regardé un de nos matchs, vous avez vu leur travail sans le savoir.</p>
<p>On recommence. La table aussi.</p>', 'Une table pliante, cinq tabourets, une multiprise. Retour sur deux ans de club, racontés par les objets qui restent.', 'Vie du club', null, 'redaction@demo.test', null, true, pg_temp.moved('2026-08-30T18:00:00Z'), pg_temp.moved('2026-08-30T18:00:00Z'), pg_temp.moved('2026-08-30T18:00:00Z')),
  ('d0000000-0000-4000-8000-000000000011', 'stage-d-hiver-premieres-idees', 'Stage d''hiver, premières idées', '<p>À compléter avec Aurel avant publication.</p>
<h2>Ce qui est sûr</h2>
<ul><li>Trois jours, du vendredi au dimanche.</li><li>Dix places, dont quatre pour des membres de moins de dix-huit ans.</li></ul>
<h2>Ce qui ne l''est pas</h2>
<p>Le lieu, le transport, le repas du samedi soir.</p>', 'Brouillon : trois jours pleins, dix places, et la question du transport.', 'esport', 'a0000000-0000-4000-8000-000000000002', 'Jeanne Corbel', null, false, null, pg_temp.moved('2026-11-16T14:00:00Z'), pg_temp.moved('2026-11-16T14:00:00Z'));

insert into public.article_likes (article_id, user_id, created_at) values
  ('d0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000008', pg_temp.moved('2026-11-21T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000009', pg_temp.moved('2026-11-21T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000010', pg_temp.moved('2026-11-21T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000013', pg_temp.moved('2026-11-21T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002', pg_temp.moved('2026-11-21T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000005', pg_temp.moved('2026-11-21T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000004', pg_temp.moved('2026-11-21T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000015', pg_temp.moved('2026-11-21T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000001', pg_temp.moved('2026-11-20T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000014', pg_temp.moved('2026-11-20T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000016', pg_temp.moved('2026-11-19T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000009', pg_temp.moved('2026-11-19T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000017', pg_temp.moved('2026-11-18T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000011', pg_temp.moved('2026-11-18T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000013', pg_temp.moved('2026-11-17T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000003', pg_temp.moved('2026-11-17T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000004', pg_temp.moved('2026-11-16T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000006', pg_temp.moved('2026-11-16T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000007', pg_temp.moved('2026-11-15T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000012', pg_temp.moved('2026-11-15T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000008', pg_temp.moved('2026-11-14T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000005', pg_temp.moved('2026-11-14T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000001', pg_temp.moved('2026-11-13T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000002', pg_temp.moved('2026-11-13T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000011', pg_temp.moved('2026-11-12T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000015', pg_temp.moved('2026-11-12T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000006', 'a0000000-0000-4000-8000-000000000010', pg_temp.moved('2026-11-11T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000006', 'a0000000-0000-4000-8000-000000000014', pg_temp.moved('2026-11-11T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000006', pg_temp.moved('2026-10-20T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000005', pg_temp.moved('2026-10-20T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000016', pg_temp.moved('2026-10-20T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000011', pg_temp.moved('2026-10-19T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000009', pg_temp.moved('2026-10-19T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000003', pg_temp.moved('2026-10-18T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000013', pg_temp.moved('2026-10-18T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000014', pg_temp.moved('2026-10-17T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000015', pg_temp.moved('2026-10-17T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000001', pg_temp.moved('2026-10-16T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000008', pg_temp.moved('2026-10-16T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000006', pg_temp.moved('2026-10-15T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000009', pg_temp.moved('2026-10-15T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000012', pg_temp.moved('2026-10-14T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000017', pg_temp.moved('2026-10-14T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000004', pg_temp.moved('2026-10-13T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000007', pg_temp.moved('2026-10-13T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000010', pg_temp.moved('2026-10-12T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000010', 'a0000000-0000-4000-8000-000000000003', pg_temp.moved('2026-10-12T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000010', 'a0000000-0000-4000-8000-000000000002', pg_temp.moved('2026-10-11T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000010', 'a0000000-0000-4000-8000-000000000001', pg_temp.moved('2026-10-11T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000010', 'a0000000-0000-4000-8000-000000000008', pg_temp.moved('2026-10-10T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000010', 'a0000000-0000-4000-8000-000000000016', pg_temp.moved('2026-10-10T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000010', 'a0000000-0000-4000-8000-000000000013', pg_temp.moved('2026-10-10T12:00:00Z')),
  ('d0000000-0000-4000-8000-000000000010', 'a0000000-0000-4000-8000-000000000009', pg_temp.moved('2026-10-09T12:00:00Z'));

insert into public.article_comments (id, article_id, user_id, content, created_at) values
  ('c0000000-0000-4000-8000-000000001001', 'd0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000008', 'J''étais devant jusqu''à trois heures. Les coupures de courant, quel suspense.', pg_temp.moved('2026-11-21T10:22:00Z')),
  ('c0000000-0000-4000-8000-000000001002', 'd0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000010', 'On verra la nappe de Lumen ? J''aimerais comprendre le deuxième repli.', pg_temp.moved('2026-11-21T12:48:00Z')),
  ('c0000000-0000-4000-8000-000000001003', 'd0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002', 'Elle est au local, et nous la mettrons dans un tip dès que Lumen aura fini d''en avoir honte.', pg_temp.moved('2026-11-21T18:05:00Z')),
  ('c0000000-0000-4000-8000-000000001004', 'd0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000013', '« Regarder le public une fois, puis plus du tout. » Je le garde pour mes examens.', pg_temp.moved('2026-11-21T20:31:00Z')),
  ('c0000000-0000-4000-8000-000000001005', 'd0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000014', 'Enfin ! Le L taille comment, pour quelqu''un d''un mètre quatre-vingt-dix ?', pg_temp.moved('2026-11-09T18:02:00Z')),
  ('c0000000-0000-4000-8000-000000001006', 'd0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000003', 'Prenez le XL si vous voulez le porter sur un pull. Pour jouer, le L ira très bien.', pg_temp.moved('2026-11-10T09:14:00Z')),
  ('c0000000-0000-4000-8000-000000001007', 'd0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000011', 'Est-ce qu''on peut proposer trois heures par semaine seulement, pour le montage ?', pg_temp.moved('2026-11-07T20:40:00Z')),
  ('c0000000-0000-4000-8000-000000001008', 'd0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000002', 'Oui, et écrivez-le tel quel dans la candidature. Trois heures sûres, c''est précieux.', pg_temp.moved('2026-11-07T21:02:00Z')),
  ('c0000000-0000-4000-8000-000000001009', 'd0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000012', 'Finir chaque annonce par un verbe : essayé ce soir, on s''est tus beaucoup plus.', pg_temp.moved('2026-11-02T21:17:00Z')),
  ('c0000000-0000-4000-8000-000000001010', 'd0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000001', 'Onze manches sur vingt-six... Je n''ose pas compter les nôtres.', pg_temp.moved('2026-11-03T19:50:00Z')),
  ('c0000000-0000-4000-8000-000000001011', 'd0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000015', 'Le passage du jeudi devrait être lu par tous ceux qui écrivent sous les vidéos.', pg_temp.moved('2026-10-29T07:58:00Z')),
  ('c0000000-0000-4000-8000-000000001012', 'd0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000016', 'Merci de ne pas avoir vendu la deuxième. J''attendrai la bonne.', pg_temp.moved('2026-10-20T16:33:00Z')),
  ('c0000000-0000-4000-8000-000000001013', 'd0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000015', 'C''était ma première fois hier. La personne de l''accueil était adorable, merci à elle.', pg_temp.moved('2026-10-07T06:45:00Z'));

insert into public.applications (id, user_id, position, position_title, questions, discord_username, age, experience, availability, motivation, status, staff_notes, created_at, reviewed_by, reviewed_at, withdrawn_at) values
  ('e0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000011', 'video-editor', 'Montage vidéo', '[]', 'noctua.lya', 22, '{"personalInfo":{"firstName":"Lya","lastName":"Fournier","age":"22","gameAlias":"noctua.lya","discordUsername":"noctua.lya"}}', 'Trois heures sûres par semaine, le dimanche matin. Davantage pendant les vacances.', 'Je monte depuis deux ans les vidéos de mes parties, et celles de deux amies. Le mardi, quand une manche est regardée ensemble, je me demande toujours où je couperais. J''aimerais apprendre à le faire aussi juste que vos résumés, que je regarde en entier.', 'pending', null, pg_temp.moved('2026-11-21T20:12:00Z'), null, null, null),
  ('e0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000001', 'event-manager', 'Event manager', '[]', 'camille.m', 26, '{"personalInfo":{"firstName":"Camille","lastName":"Martin","age":"26","gameAlias":"camille","discordUsername":"camille.m"}}', 'Les mercredis soir, et un samedi sur deux.', 'Je donne un coup de main à l''accueil du mardi depuis plusieurs semaines, et j''aime que chacun reparte en connaissant un pseudo de plus. Je voudrais préparer les prochains rendez-vous avec vous, de l''annonce au mot de la fin.', 'accepted', 'Merci Camille, votre mot nous a plu, et votre dernier accueil du mardi encore plus. On se retrouve mercredi à 19 h sur le Discord, salon Événements, pour préparer les prochains mardis.', pg_temp.moved('2026-10-12T18:40:00Z'), 'a0000000-0000-4000-8000-000000000002', pg_temp.moved('2026-10-13T17:05:00Z'), null);

drop function pg_temp.moved(timestamptz);
