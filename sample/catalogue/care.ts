/** Care instructions, and sustainability texts about the origin of materials. */
import type { Localised } from '#features/catalogue/catalogue-records.ts';
import { localised } from './phrase.ts';

export const care = {
  machine: localised(
    'Machine wash at 30°C with similar colours. Dry flat and iron while slightly damp.',
    'Lavage en machine à 30 °C avec des couleurs similaires. Séchage à plat, repassage sur tissu légèrement humide.',
    'Maschinenwäsche bei 30 °C mit ähnlichen Farben. Liegend trocknen und leicht feucht bügeln.',
    'يُغسل في الغسالة على 30 درجة مئوية مع ألوان مشابهة. يُجفف بشكل مسطح ويُكوى وهو رطب قليلًا.',
  ),
  wool: localised(
    'Wash by hand in cool water or on the wool cycle. Reshape while damp and dry flat.',
    'Lavage à la main à l’eau froide ou programme laine. Remettre en forme humide et sécher à plat.',
    'Handwäsche in kühlem Wasser oder Wollprogramm. Feucht in Form ziehen und liegend trocknen.',
    'يُغسل يدويًا بماء بارد أو على برنامج الصوف. يُعاد تشكيله وهو رطب ويُجفف بشكل مسطح.',
  ),
  delicate: localised(
    'Wash inside out on a delicate cycle at 30°C. Do not tumble dry. Cool iron on the reverse.',
    'Lavage délicat à 30 °C, sur l’envers. Pas de sèche-linge. Repassage doux sur l’envers.',
    'Schonwaschgang bei 30 °C, auf links. Nicht in den Trockner. Kühl von links bügeln.',
    'يُغسل من الداخل إلى الخارج على برنامج رقيق عند 30 درجة مئوية. لا يُجفف في المجفف. يُكوى من الداخل بحرارة منخفضة.',
  ),
  wipe: localised(
    'Wipe with a soft, dry cloth. Keep away from rain and direct sun; store in the dust bag.',
    'Essuyer avec un chiffon doux et sec. Protéger de la pluie et du soleil direct ; ranger dans sa housse.',
    'Mit einem weichen, trockenen Tuch abwischen. Vor Regen und direkter Sonne schützen, im Staubbeutel aufbewahren.',
    'يُمسح بقطعة قماش ناعمة وجافة. يُحفظ بعيدًا عن المطر وأشعة الشمس المباشرة داخل كيس الحماية.',
  ),
  jewellery: localised(
    'Take off before bathing or applying scent. Polish with the cloth supplied.',
    'Retirer avant la douche ou le parfum. Polir avec le chiffon fourni.',
    'Vor dem Baden und vor dem Auftragen von Duft ablegen. Mit dem beiliegenden Tuch polieren.',
    'يُنزع قبل الاستحمام أو وضع العطر. يُلمع بالقطعة القماشية المرفقة.',
  ),
  beauty: localised(
    'Keep closed, out of direct light, and use within twelve months of opening.',
    'Conserver fermé, à l’abri de la lumière, et utiliser dans les douze mois suivant l’ouverture.',
    'Verschlossen und lichtgeschützt aufbewahren, nach dem Öffnen innerhalb von zwölf Monaten verbrauchen.',
    'يُحفظ مغلقًا وبعيدًا عن الضوء المباشر، ويُستخدم خلال اثني عشر شهرًا من فتحه.',
  ),
  dishwasher: localised(
    'Safe in the dishwasher and the microwave. Let it cool before rinsing.',
    'Passe au lave-vaisselle et au micro-ondes. Laisser refroidir avant de rincer.',
    'Für Spülmaschine und Mikrowelle geeignet. Vor dem Abspülen abkühlen lassen.',
  ),
  dust: localised(
    'Dust with a soft, dry cloth and wipe spills at once.',
    'Dépoussiérer avec un chiffon doux et sec, essuyer aussitôt les éclaboussures.',
    'Mit einem weichen, trockenen Tuch abstauben und Flecken sofort aufnehmen.',
  ),
} as const satisfies Record<string, Localised>;

/** PDP-4: one message for each material of the list. */
export const sustainability = {
  recycledPolyester: localised(
    'Made with recycled polyester, spun from used bottles instead of new oil.',
    'Contient du polyester recyclé, filé à partir de bouteilles usagées plutôt que de pétrole neuf.',
    'Mit recyceltem Polyester, gesponnen aus gebrauchten Flaschen statt aus neuem Erdöl.',
    'مصنوع من بوليستر معاد تدويره، مغزول من زجاجات مستعملة بدلًا من نفط جديد.',
  ),
  organicCotton: localised(
    'The cotton is grown without synthetic pesticides and traced to its gin.',
    'Le coton est cultivé sans pesticides de synthèse et tracé jusqu’à l’égreneuse.',
    'Die Baumwolle wächst ohne synthetische Pestizide und ist bis zur Entkörnung rückverfolgbar.',
    'زُرع القطن من دون مبيدات صناعية ويمكن تتبعه حتى المحلج.',
  ),
  recycledCotton: localised(
    'A fifth of the cotton is recycled from cutting-room remnants.',
    'Un cinquième du coton est recyclé à partir de chutes de coupe.',
    'Ein Fünftel der Baumwolle stammt aus wiederverwerteten Zuschnittresten.',
    'خُمس القطن معاد تدويره من بقايا القص.',
  ),
  leather: localised(
    'The leather comes from tanneries that are audited for water and energy.',
    'Le cuir provient de tanneries contrôlées pour leur usage de l’eau et de l’énergie.',
    'Das Leder stammt aus Gerbereien, deren Wasser- und Energieverbrauch geprüft wird.',
    'يأتي الجلد من مدابغ يُدقق استهلاكها للمياه والطاقة.',
  ),
  down: localised(
    'The down is certified: never live-plucked, and traced to the farm.',
    'Le duvet est certifié : jamais plumé à vif, et tracé jusqu’à la ferme.',
    'Die Daunen sind zertifiziert: ohne Lebendrupf und bis zum Hof rückverfolgbar.',
  ),
  linen: localised(
    'The flax grows in western Europe on rain alone.',
    'Le lin pousse en Europe de l’Ouest, arrosé par la seule pluie.',
    'Der Flachs wächst in Westeuropa allein mit Regenwasser.',
    'ينمو الكتان في غرب أوروبا على مياه الأمطار وحدها.',
  ),
  viscose: localised(
    'The viscose is made of pulp from managed forests, in a closed loop.',
    'La viscose est issue de forêts gérées durablement, en circuit fermé.',
    'Die Viskose wird aus Holz bewirtschafteter Wälder im geschlossenen Kreislauf gewonnen.',
    'تُصنع الفسكوز من غابات مُدارة ضمن دورة مغلقة.',
  ),
  wool: localised(
    'The wool comes from farms that commit to animal welfare.',
    'La laine provient d’élevages engagés pour le bien-être animal.',
    'Die Wolle stammt von Höfen, die sich dem Tierwohl verpflichten.',
    'يأتي الصوف من مزارع ملتزمة برعاية الحيوان.',
  ),
  surplus: localised(
    'Cut from surplus fabric that would otherwise have gone to waste, so the run is small.',
    'Taillé dans des fins de rouleaux qui auraient été jetées : la série est petite.',
    'Aus überschüssigem Stoff geschnitten, der sonst entsorgt worden wäre: eine kleine Auflage.',
    'مقصوص من فائض القماش الذي كان سيُهدر، لذلك الكمية محدودة.',
  ),
  trims: localised(
    'Buttons, zips and labels are made of recycled material.',
    'Boutons, fermetures et étiquettes sont en matière recyclée.',
    'Knöpfe, Reißverschlüsse und Etiketten bestehen aus recyceltem Material.',
    'الأزرار والسحابات والملصقات مصنوعة من مواد معاد تدويرها.',
  ),
} as const satisfies Record<string, Localised>;

export type CareKey = keyof typeof care;
export type SustainabilityKey = keyof typeof sustainability;
