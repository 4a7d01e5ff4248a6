/** A sentence of the description for each detail: what the word in the name means for whoever buys it. */
import type { Localised } from '#features/catalogue-import/catalogue-import.ts';
import type { Print } from '../models.ts';
import type { DetailKey } from './details.ts';
import { say } from './phrase.ts';

const cuts = {
  relaxed: say(
    'The cut is easy through the body, with room to move and none to spare.',
    'La coupe est ample, assez pour bouger, jamais trop.',
    'Der Schnitt ist locker: genug Raum, um sich zu bewegen, und keiner zu viel.',
    'القصة واسعة بما يكفي للحركة من دون مبالغة.',
  ),
  fitted: say(
    'It follows the body closely and stays put when you move.',
    'La coupe suit le corps de près et ne bouge pas.',
    'Der Schnitt liegt eng am Körper an und bleibt, wo er ist.',
    'تلتف القصة حول الجسم وتبقى ثابتة مع الحركة.',
  ),
  straight: say(
    'Cut straight from top to bottom, so it layers without bunching.',
    'La ligne tombe droite de haut en bas et se superpose sans faire de plis.',
    'Gerade geschnitten von oben bis unten und darum gut zu kombinieren.',
    'قصة مستقيمة من الأعلى إلى الأسفل تسهّل ارتداء الطبقات.',
  ),
  longline: say(
    'A few centimetres longer than usual, for those who are always tugging at a hem.',
    'Quelques centimètres de plus que d’habitude, pour ne plus tirer sur l’ourlet.',
    'Ein paar Zentimeter länger als üblich, damit niemand am Saum zupfen muss.',
    'أطول ببضعة سنتيمترات من المعتاد لراحة أكبر.',
  ),
  slim: say(
    'Slender, and lighter than it looks.',
    'Une ligne fine, plus légère qu’elle n’en a l’air.',
    'Schmal gehalten und leichter, als es aussieht.',
    'تصميم رفيع وأخف مما يبدو.',
  ),
  wide: say(
    'Wide enough to be noticed first.',
    'Assez large pour qu’on le remarque en premier.',
    'Breit genug, um als Erstes aufzufallen.',
    'عريض بما يكفي ليلفت النظر أولاً.',
  ),
  oversized: say(
    'Larger than it need be, on purpose.',
    'Plus grand que nécessaire, à dessein.',
    'Mit Absicht größer als nötig.',
    'أكبر من اللازم عن قصد.',
  ),
  small: say('Small, and all the better for it.', 'Petit, et c’est tant mieux.', 'Klein, und gerade darum schön.', 'صغير وهذا ما يميزه.'),
  tailored: say(
    'Pressed seams and a clean front take it from desk to dinner.',
    'Des coutures repassées et un devant net, du bureau au dîner.',
    'Gebügelte Nähte und eine klare Front, vom Büro bis zum Abendessen.',
    'درزات مكوية وواجهة أنيقة من المكتب إلى العشاء.',
  ),
  highRise: say(
    'It sits at the natural waist and lengthens the leg.',
    'La taille est placée haut et allonge la jambe.',
    'Der Bund sitzt in der Taille und streckt das Bein.',
    'يستقر عند الخصر الطبيعي ويطيل الساقين.',
  ),
  fluid: say(
    'It moves when you do and hangs straight when you stop.',
    'Le tombé suit chaque pas, puis retrouve sa ligne.',
    'Der Stoff geht mit und fällt wieder glatt, sobald Sie stehen.',
    'ينساب مع كل خطوة ثم يعود إلى خطه.',
  ),
} as const;

const cloths = {
  everyday: say(
    'Made for every day, and to look better for it.',
    'Fait pour servir tous les jours, et gagner en caractère.',
    'Für jeden Tag gemacht und mit jedem Tag schöner.',
    'صُنع لكل يوم ويزداد جمالاً بالاستعمال.',
  ),
  weekend: say(
    'For the days that have no plan yet.',
    'Pour les jours encore sans programme.',
    'Für Tage, die noch keinen Plan haben.',
    'للأيام التي لم تُخطط بعد.',
  ),
  evening: say(
    'Meant for low light and late tables.',
    'Pour les lumières basses et les dîners qui durent.',
    'Für gedämpftes Licht und lange Abende.',
    'للأضواء الخافتة والسهرات الطويلة.',
  ),
  heavyweight: say(
    'A dense quality that you feel in the hand and that outlasts fashions.',
    'Une qualité dense, qui se sent en main et qui dure.',
    'Eine dichte Qualität, die man in der Hand spürt und die bleibt.',
    'خامة كثيفة تشعر بها في اليد وتدوم طويلاً.',
  ),
  lightweight: say(
    'Light in the hand, and quick to dry.',
    'Léger en main et vite sec.',
    'Leicht in der Hand und schnell trocken.',
    'خفيف في اليد وسريع الجفاف.',
  ),
  washed: say(
    'Washed before it leaves us, so the colour is already lived in and it will not shrink.',
    'Lavé avant de vous parvenir : la couleur est patinée et rien ne rétrécit.',
    'Vor dem Verkauf gewaschen: Die Farbe wirkt eingelebt, und nichts läuft mehr ein.',
    'مغسول قبل البيع فلا ينكمش ولونه مريح للعين.',
  ),
  brushed: say(
    'The inside is brushed, and warm at once.',
    'L’intérieur est gratté, chaud tout de suite.',
    'Innen angeraut und sofort warm.',
    'البطانة ناعمة ودافئة من أول لمسة.',
  ),
  textured: say(
    'A raised surface gives plain colour something to do.',
    'Un léger relief donne de la vie à l’uni.',
    'Eine feine Struktur gibt der ruhigen Farbe Leben.',
    'ملمس بارز يمنح اللون الهادئ حيوية.',
  ),
  fine: say(
    'Fine enough to tuck in, warm enough to wear alone.',
    'Assez fin pour se glisser sous une veste, assez chaud pour se porter seul.',
    'Fein genug für unter die Jacke, warm genug für sich allein.',
    'رفيع ليُرتدى تحت السترة ودافئ ليُرتدى وحده.',
  ),
  chunky: say(
    'Big stitches, slowly made.',
    'De grosses mailles, patiemment tricotées.',
    'Große Maschen, langsam gestrickt.',
    'غرز كبيرة محبوكة ببطء.',
  ),
  lined: say(
    'A light lining keeps it opaque and smooth.',
    'Une doublure légère, pour l’opacité et le confort.',
    'Ein leichtes Futter macht es blickdicht und angenehm.',
    'بطانة خفيفة تمنع الشفافية وتزيد الراحة.',
  ),
  softTouch: say(
    'People will touch it before they ask where it is from.',
    'On le touche avant de demander d’où il vient.',
    'Man fasst es an, bevor man fragt, woher es ist.',
    'ملمسه أول ما يلفت الانتباه.',
  ),
  creaseResistant: say(
    'It comes out of a suitcase as it went in.',
    'Il sort de la valise comme il y est entré.',
    'Kommt aus dem Koffer, wie es hineinkam.',
    'يخرج من الحقيبة كما دخلها.',
  ),
} as const;

const surfaces = {
  polished: say(
    'Polished until it throws light back.',
    'Poli jusqu’à renvoyer la lumière.',
    'Poliert, bis es Licht zurückwirft.',
    'مصقول حتى يعكس الضوء.',
  ),
  hammered: say(
    'Hammered by hand, so every facet catches the light elsewhere.',
    'Martelé à la main : chaque facette prend la lumière autrement.',
    'Von Hand gehämmert: Jede Facette fängt das Licht anders.',
    'مطروق يدوياً فتلتقط كل زاوية الضوء بطريقتها.',
  ),
  brushedMetal: say('Brushed to a quiet sheen.', 'Brossé pour un éclat discret.', 'Gebürstet, mit ruhigem Schimmer.', 'مصقول بلمعان هادئ.'),
  grained: say(
    'The grain hides the marks of a busy day.',
    'Le grain cache les traces d’une journée chargée.',
    'Die Narbung verzeiht Spuren eines vollen Tages.',
    'الملمس المحبب يخفي آثار الاستعمال.',
  ),
  smooth: say(
    'Smooth, so that the colour is all you see.',
    'Lisse, pour ne voir que la couleur.',
    'Glatt, damit nur die Farbe spricht.',
    'أملس ليبرز اللون وحده.',
  ),
  tinted: say(
    'The lenses are tinted and block all UVA and UVB.',
    'Les verres teintés arrêtent tous les UVA et UVB.',
    'Die getönten Gläser halten UVA und UVB ganz ab.',
    'العدسات الملونة تحجب الأشعة فوق البنفسجية كلياً.',
  ),
  graduated: say(
    'The lenses pale towards the cheek, for reading in the sun.',
    'Les verres s’éclaircissent vers le bas, pour lire au soleil.',
    'Die Gläser werden nach unten heller, zum Lesen in der Sonne.',
    'تتدرج العدسات نحو الأسفل لتسهيل القراءة تحت الشمس.',
  ),
  polarised: say(
    'The lenses are polarised and take the glare off water and road.',
    'Les verres polarisés coupent les reflets de l’eau et de la route.',
    'Die polarisierten Gläser nehmen Wasser und Straße das Blenden.',
    'العدسات المستقطبة تزيل وهج الماء والطريق.',
  ),
} as const;

const potions = {
  longWear: say(
    'It lasts from breakfast to the last train.',
    'La tenue va du petit-déjeuner au dernier métro.',
    'Hält vom Frühstück bis zur letzten Bahn.',
    'يدوم من الصباح حتى آخر الليل.',
  ),
  hydrating: say(
    'It leaves skin as comfortable as it found it, or more so.',
    'La peau reste souple et confortable.',
    'Die Haut bleibt geschmeidig und entspannt.',
    'يترك البشرة مرتاحة ورطبة.',
  ),
  buildable: say(
    'Sheer at first, full when you want it.',
    'Léger d’abord, couvrant à volonté.',
    'Erst zart, auf Wunsch deckend.',
    'خفيف في البداية وكامل التغطية عند الرغبة.',
  ),
  weightless: say(
    'You see it and do not feel it.',
    'On le voit, on ne le sent pas.',
    'Man sieht es und spürt es nicht.',
    'تراه ولا تشعر به.',
  ),
  refillable: say(
    'Keep the glass and send for a refill.',
    'Gardez le flacon, commandez la recharge.',
    'Das Glas behalten, nur den Inhalt nachbestellen.',
  ),
  fragranceFree: say(
    'Without perfume, for skin that objects to most things.',
    'Sans parfum, pour les peaux qui réagissent à tout.',
    'Ohne Duftstoffe, für Haut, die auf vieles reagiert.',
  ),
  daily: say('Mild enough for every morning.', 'Assez doux pour chaque matin.', 'Mild genug für jeden Morgen.'),
  night: say(
    'It works while you sleep and is gone by morning.',
    'Il agit pendant la nuit, sans laisser de trace au matin.',
    'Wirkt, während Sie schlafen, und ist am Morgen eingezogen.',
  ),
  rich: say(
    'A little goes a long way on dry days.',
    'Une noisette suffit, même par temps sec.',
    'An trockenen Tagen reicht eine haselnussgroße Menge.',
  ),
  intense: say(
    'A strong hand with the essences; two touches are enough.',
    'Des essences généreuses : deux touches suffisent.',
    'Großzügig mit Essenzen, zwei Tropfen genügen.',
    'تركيز قوي تكفي منه لمستان.',
  ),
  light: say(
    'A light hand with the essences, for close company.',
    'Des essences discrètes, pour l’intimité.',
    'Zurückhaltend mit Essenzen, für die Nähe.',
  ),
} as const;

const things = {
  mattGlazed: say(
    'The glaze is matt and as smooth as eggshell.',
    'La glaçure est mate, lisse comme une coquille d’œuf.',
    'Die Glasur ist matt und glatt wie eine Eierschale.',
  ),
  reactive: say(
    'The glaze breaks differently at every rim, so no two are alike.',
    'La glaçure réagit à chaque bord : il n’y en a pas deux pareils.',
    'Die Glasur reagiert an jedem Rand anders, kein Stück gleicht dem anderen.',
  ),
  rawEdge: say(
    'The rim is left raw, to show what it is made of.',
    'Le bord reste brut, pour montrer la matière.',
    'Der Rand bleibt roh und zeigt das Material.',
  ),
  speckled: say(
    'Iron in the clay comes through as fine freckles.',
    'Le fer de l’argile affleure en fines taches.',
    'Eisen im Ton tritt als feine Sprenkel hervor.',
  ),
  ribbed: say('Fine ribs catch the light.', 'De fines cannelures accrochent la lumière.', 'Feine Rillen fangen das Licht.'),
  tall: say(
    'A taller shape than usual, and steadier than it looks.',
    'Une forme plus haute que d’habitude, plus stable qu’il n’y paraît.',
    'Eine höhere Form als üblich, standfester, als sie aussieht.',
  ),
  low: say(
    'Kept low, so that it never stands in the way of a view.',
    'Une forme basse, qui ne cache jamais la vue.',
    'Niedrig gehalten, damit nichts die Sicht verstellt.',
  ),
  piped: say('A piped edge keeps the corners crisp.', 'Un passepoil garde les angles nets.', 'Eine Paspel hält die Ecken in Form.'),
  woven: say(
    'The weave is left visible, and feels as it looks.',
    'Le tissage reste visible et se sent sous la main.',
    'Die Webart bleibt sichtbar und fühlt sich auch so an.',
  ),
  oiled: say(
    'Oiled three times and easily oiled again.',
    'Huilé trois fois, facile à huiler de nouveau.',
    'Dreimal geölt und leicht nachzuölen.',
  ),
  turned: say('The legs are turned one by one.', 'Les pieds sont tournés un à un.', 'Die Beine werden einzeln gedrechselt.'),
  plain: say(
    'No ornament: the proportions do the work.',
    'Aucun ornement : les proportions suffisent.',
    'Kein Zierrat, die Proportionen genügen.',
  ),
} as const;

export const detailNotes: Readonly<Record<DetailKey, Localised>> = { ...cuts, ...cloths, ...surfaces, ...potions, ...things };

export const printNotes: Readonly<Record<Print, Localised>> = {
  stripe: say(
    'The stripes meet at the seams, as they should.',
    'Les rayures se rejoignent aux coutures, comme il se doit.',
    'Die Streifen treffen sich an den Nähten, wie es sich gehört.',
    'تلتقي الخطوط عند الدرزات كما ينبغي.',
  ),
  check: say(
    'A check with enough space in it to look calm.',
    'Un carreau assez large pour rester sobre.',
    'Ein Karo mit genug Weite, um ruhig zu wirken.',
    'مربعات واسعة تحافظ على هدوء المظهر.',
  ),
  floral: say(
    'The flowers were painted by hand before they were printed.',
    'Les fleurs ont été peintes à la main avant d’être imprimées.',
    'Die Blüten wurden von Hand gemalt, ehe sie gedruckt wurden.',
    'رُسمت الزهور يدوياً قبل طباعتها.',
  ),
  spot: say(
    'The spots are small and evenly sown.',
    'Les pois sont petits et régulièrement semés.',
    'Die Punkte sind klein und gleichmäßig gesät.',
    'النقاط صغيرة وموزعة بانتظام.',
  ),
};
