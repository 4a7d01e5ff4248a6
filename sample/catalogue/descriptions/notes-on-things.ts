/** Sentences of product descriptions about surfaces, beauty formulas and shapes. */
import { localised } from '../phrase.ts';

export const surfaces = {
  polished: localised(
    'Polished to a high shine.',
    'Poli jusqu’à renvoyer la lumière.',
    'Poliert, bis es Licht zurückwirft.',
    'مصقول حتى يعكس الضوء.',
  ),
  hammered: localised(
    'Hammered by hand, so that every facet catches the light differently.',
    'Martelé à la main : chaque facette prend la lumière autrement.',
    'Von Hand gehämmert: Jede Facette fängt das Licht anders.',
    'مطروق يدويًا فتلتقط كل زاوية الضوء بطريقتها.',
  ),
  brushedMetal: localised(
    'Brushed to a quiet sheen.',
    'Brossé pour un éclat discret.',
    'Gebürstet, mit ruhigem Schimmer.',
    'مصقول بلمعان هادئ.',
  ),
  grained: localised(
    'The grain hides the marks of a busy day.',
    'Le grain cache les traces d’une journée chargée.',
    'Die Narbung verzeiht Spuren eines vollen Tages.',
    'الملمس المحبب يخفي آثار الاستعمال.',
  ),
  smooth: localised(
    'Smooth, to bring out the colour.',
    'Lisse, pour ne voir que la couleur.',
    'Glatt, damit die Farbe wirkt.',
    'أملس ليبرز اللون وحده.',
  ),
  tinted: localised(
    'The lenses are tinted and block all UVA and UVB.',
    'Les verres teintés arrêtent tous les UVA et UVB.',
    'Die getönten Gläser halten UVA und UVB ganz ab.',
    'العدسات الملونة تحجب الأشعة فوق البنفسجية كليًا.',
  ),
  graduated: localised(
    'The lenses fade towards the bottom, for reading in the sun.',
    'Les verres s’éclaircissent vers le bas, pour lire au soleil.',
    'Die Gläser werden nach unten heller, zum Lesen in der Sonne.',
    'تتدرج العدسات نحو الأسفل لتسهيل القراءة تحت الشمس.',
  ),
  polarised: localised(
    'The lenses are polarised, to reduce glare from water and road.',
    'Les verres polarisés coupent les reflets de l’eau et de la route.',
    'Die polarisierten Gläser mindern Blendung durch Wasser und Straße.',
    'العدسات المستقطبة تزيل وهج الماء والطريق.',
  ),
} as const;

export const potions = {
  longWear: localised(
    'It lasts from breakfast to the last train.',
    'La tenue va du petit-déjeuner au dernier métro.',
    'Hält vom Frühstück bis zur letzten Bahn.',
    'يدوم من الصباح حتى آخر الليل.',
  ),
  hydrating: localised(
    'It leaves skin soft and comfortable.',
    'La peau reste souple et confortable.',
    'Die Haut bleibt geschmeidig und entspannt.',
    'يترك البشرة مرتاحة ورطبة.',
  ),
  buildable: localised(
    'Sheer at first, full when you want it.',
    'Léger d’abord, couvrant à volonté.',
    'Erst zart, auf Wunsch deckend.',
    'خفيف في البداية وكامل التغطية عند الرغبة.',
  ),
  weightless: localised(
    'So light that you barely feel it.',
    'Si léger qu’on le sent à peine.',
    'So leicht, dass man es kaum spürt.',
    'خفيف لا تكاد تشعر به.',
  ),
  refillable: localised(
    'Keep the bottle and order a refill.',
    'Gardez le flacon, commandez la recharge.',
    'Das Glas behalten, nur den Inhalt nachbestellen.',
  ),
  fragranceFree: localised(
    'Fragrance-free, for sensitive skin.',
    'Sans parfum, pour les peaux sensibles.',
    'Ohne Duftstoffe, für empfindliche Haut.',
  ),
  daily: localised(
    'Mild enough for every morning.',
    'Assez doux pour chaque matin.',
    'Mild genug für jeden Morgen.',
  ),
  night: localised(
    'It works overnight and is absorbed by morning.',
    'Il agit pendant la nuit, sans laisser de trace au matin.',
    'Wirkt, während Sie schlafen, und ist am Morgen eingezogen.',
  ),
  rich: localised(
    'A little goes a long way on dry days.',
    'Une noisette suffit, même par temps sec.',
    'An trockenen Tagen reicht eine haselnussgroße Menge.',
  ),
  intense: localised(
    'Highly concentrated: two dabs are enough.',
    'Des essences généreuses : deux touches suffisent.',
    'Hoch konzentriert: Zwei Tropfen genügen.',
    'تركيز قوي تكفي منه لمستان.',
  ),
  light: localised(
    'Lightly scented, for every day.',
    'Un parfum discret, pour tous les jours.',
    'Dezent duftend, für jeden Tag.',
  ),
} as const;

export const things = {
  mattGlazed: localised(
    'The glaze is matt and as smooth as eggshell.',
    'La glaçure est mate, lisse comme une coquille d’œuf.',
    'Die Glasur ist matt und glatt wie eine Eierschale.',
  ),
  reactive: localised(
    'The glaze breaks differently at every rim, so no two are alike.',
    'La glaçure réagit à chaque bord : il n’y en a pas deux pareils.',
    'Die Glasur reagiert an jedem Rand anders, kein Stück gleicht dem anderen.',
  ),
  rawEdge: localised(
    'The rim is left raw, to show what it is made of.',
    'Le bord reste brut, pour montrer la matière.',
    'Der Rand bleibt roh und zeigt das Material.',
  ),
  speckled: localised(
    'Iron in the clay comes through as fine freckles.',
    'Le fer de l’argile affleure en fines taches.',
    'Eisen im Ton tritt als feine Sprenkel hervor.',
  ),
  ribbed: localised(
    'Fine ribs catch the light.',
    'De fines cannelures accrochent la lumière.',
    'Feine Rillen fangen das Licht.',
  ),
  tall: localised(
    'A taller shape than usual, and steadier than it looks.',
    'Une forme plus haute que d’habitude, plus stable qu’il n’y paraît.',
    'Eine höhere Form als üblich, standfester, als sie aussieht.',
  ),
  low: localised(
    'A low shape that does not block the view.',
    'Une forme basse, qui ne cache jamais la vue.',
    'Niedrig gehalten, damit nichts die Sicht verstellt.',
  ),
  piped: localised(
    'A piped edge keeps the corners crisp.',
    'Un passepoil garde les angles nets.',
    'Eine Paspel hält die Ecken in Form.',
  ),
  woven: localised(
    'A visible weave with a natural feel.',
    'Le tissage reste visible et se sent sous la main.',
    'Die Webart bleibt sichtbar und fühlt sich auch so an.',
  ),
  oiled: localised(
    'Oiled three times and easily oiled again.',
    'Huilé trois fois, facile à huiler de nouveau.',
    'Dreimal geölt und leicht nachzuölen.',
  ),
  turned: localised(
    'The legs are turned one by one.',
    'Les pieds sont tournés un à un.',
    'Die Beine werden einzeln gedrechselt.',
  ),
  plain: localised(
    'A plain design with clean proportions.',
    'Un design sobre aux belles proportions.',
    'Schlichtes Design mit klaren Proportionen.',
  ),
} as const;
