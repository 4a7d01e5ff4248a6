/** English sentences about make-up, scent and skincare. */

export const beauty = `
# lips / fabric
+ Goes on [without dragging|like butter], no mirror needed.
+ Comfortable for hours and [not drying|does not settle in the lines], even in January.
~ Best over a bit of balm, as it shows [dry patches|every flake].
- Dry within the hour, and it [bleeds at the edges|feathers].
# lips coloured / colour
+ {colour} on the bullet and {colour} on the mouth, which is not a given.
+ {colour} makes my teeth look [whiter|less like tea], and me [awake|as if I'd slept].
~ On my lips the {colour} turns [a little cooler|pinker] than in the picture.
- {colour} on [my skin|me] is simply the wrong [colour|red].
# lipstick matt / fabric
+ A soft matt that does not [pull|crack], which I had given up looking for.
# lipstick satin / fabric
+ The satin finish forgives [a hasty hand|dry lips], and fades evenly.
# lips sheer / fabric
+ One coat is a hint, three and I am [ready for the stage|going out].
~ Really very sheer, so don't expect [cover|a statement] from one coat.
# lip-gloss / fabric
+ Shiny without being [sticky|gluey]: my hair does not get caught in it.
~ You will be topping it up after [coffee|every cup of tea].
- Sticky, and it [gathers in the corners|slides].
# lips / style
+ Survived [a three-course lunch|two coffees and a christening] without a touch-up.
+ The one I keep in my [coat pocket|desk drawer] and put on in the lift.
# foundation / fabric
+ Half a pump for the whole face, [blended with fingers|with a damp sponge], and it looks like skin.
+ It evens me out without hiding my [freckles|face].
~ Needs [quick hands|five minutes to settle]; it sets fast.
- By three o'clock it had [gathered round my nose|slipped into every line].
# foundation,compact coloured / colour
+ {colour} is [my skin|an exact match], summer and winter both.
~ Between two shades: {colour} is [slightly yellow|a touch pink] on me, so I mix.
- {colour} went [orange|grey] on me within an hour.
# foundation,compact matt / fabric
+ Matt without looking [floury|powdered], and I shine by ten as a rule.
# foundation,compact luminous / fabric
+ A healthy glow, no glitter, [even at close range|not even in sunlight].
~ On oily skin the glow becomes [shine|a bit much] by lunch.
# compact / fabric
+ Fine powder, [no cake, no streaks|disappears into the skin], and the mirror is a decent size.
~ The puff is [mean|too thin]; I use my own brush.
- The powder [arrived in crumbs|broke] in my handbag within a week.
# face / style
+ Stays put through [a shift on the ward|a day's teaching|a hot commute].
+ Five minutes, no [skill|tutorial] required.
# face / use
= I am [fifty-eight|sixty-one|forty-four], and most powders sit in my lines.
= My skin is [dry in winter, oily in summer|the reactive sort].
# mascara / fabric
+ Separates the lashes instead of [gluing them together|making five spikes].
+ Cried at [a wedding|the end of term] in it and no one could tell.
+ Comes off with [warm water and patience|ordinary cleanser], without half my lashes.
~ The first coat is [quite modest|subtle]; it takes a second.
~ The wand picks up [rather a lot|too much], so wipe it first.
- Panda eyes by [noon|the second meeting].
- Dried up in [six weeks|two months], well before I'd finished it.
# mascara / colour
+ {colour} is softer on me than [black|the usual black], and opens up the eyes.
# nail-varnish / fabric
+ Two coats, [no streaks|dry in ten minutes], and it lasted [six days|a week] on hands that wash up.
+ The brush is [wide and cut straight|just right], so I stay off the skin.
~ Wants three coats to be [even|opaque].
~ Chips at the tips after [three|four] days without a top coat.
- Still tacky [an hour later|at bedtime]; I woke up with the sheets printed on my nails.
# nail-varnish coloured / colour
+ {colour} makes even my [gardener's|pianist's] hands look cared for.
~ More [transparent|pale] on the nail than in the bottle.
# makeup,lips,face,mascara,nail-varnish / use
= I wear make-up [twice a year|about once a week], so one good thing has to do.
# perfume !d:fragranceFree fig-leaf / fabric
+ Green, milky, a bit [woody|barky]: exactly the fig tree at [our rented house in Provence|my aunt's].
~ The first minutes are very green; [wait for the milk|it softens after ten].
# perfume neroli / fabric
+ Orange blossom with a bitter edge, [not sweet at all|never soapy], and it lifts a dull morning.
# perfume cedar / fabric
+ Pencil shavings and cold smoke. My [husband|sister] steals it.
~ Dry, almost austere, [so try it first|not everyone's idea of perfume].
# perfume vetiver / fabric
+ Earth and grapefruit, [clean without smelling of laundry|grown-up and fresh].
# perfume damask-rose / fabric
+ A rose with its stem and leaves on, [no old-lady powder|nothing like pot-pourri].
~ Turns to honey after an hour, [which I love and my husband does not|sweeter than it starts].
# perfume sea-salt / fabric
+ Wet stones and low tide, [like the Northumberland coast|like walking the dog at Holkham].
~ Rather [mineral|salty]; lovely in summer, cold in winter.
# perfume d:intense / style
+ Two touches at breakfast and it is [there at supper|still on my scarf the next day].
- Overpowering. I got [a headache|looks] on the train.
# perfume d:light,d:refillable / style
+ Stays close to the skin, so nobody [in the office minds|across the table knows].
~ Gone after [three|four] hours on me, and I reapply.
- It vanished before I had [found my keys|left the house].
# perfume d:refillable / make
+ I like that you keep the bottle and [just buy the refill|don't throw away good glass].
# perfume / use
= I have worn the same scent for [twenty|fifteen] years, and it was discontinued.
= I took the {size}, [to be on the safe side|since it is by far the scent I use most].
+ [A stranger asked in a lift|My daughter asked] what I was wearing, which has never happened before.
# perfume / make
+ The bottle is heavy and [sprays a fine mist|looks good on the shelf].
~ The spray [spits|is uneven] when the bottle is nearly full.
- The cap [doesn't close|falls off], so no travelling with it.
# skin / style
+ [Three weeks|A month] in, and my cheeks no longer [flake|feel tight] by the afternoon.
+ Under make-up it does not [roll|pill], [and that rules out most of them|hurrah].
+ My [beautician|sister] asked what I had changed. This, and only this.
~ No miracles, but my skin is [calmer|softer], and that is enough.
~ I see no difference yet after [three|four] weeks, though it feels pleasant.
- Stung on the first evening and [left red patches|made my cheeks burn], so I stopped.
- Spots [along the jaw|on my forehead] within a week.
# jar-cream / fabric
+ A pea-sized amount does face and neck, so the {size} [lasts|will see me to spring].
+ Sinks in [while I brush my teeth|in a minute or two], no film.
~ A bit rich for [summer|my T-zone]; perfect on cold days.
~ I'd rather have a pump than [dip my fingers in a jar|a jar].
- It sits on top of the skin like [candle wax|a layer of butter].
# serum-dropper / fabric
+ Three drops, patted in, and it is [gone in seconds|absorbed before I've found the cream].
+ Not sticky, [not oily either|and no tight feeling after].
~ The dropper never reaches the last [five millilitres|bit].
- Sticky all night; [the pillowcase got most of it|my hair stuck to my face].
# skin,wash,tube-cream d:fragranceFree / use
+ No perfume, and my [eczema-prone|very reactive] skin has nothing to say about it, for a change.
= I react to [nearly everything|most creams], so I patch-tested it behind the ear for two days first.
# skin oat-milk / use
+ Calms the [redness|tight patches] I get from central heating.
# skin hyaluronic / style
+ Fine dry lines round the eyes look [plumper|less like a map] in the morning.
# skin vitamin-c / style
+ A bit of life has come back into a [winter|grey] complexion.
~ Tingles [a little|for a minute] at first.
# skin rosehip / style
+ Evens out the [marks|patches] on my cheeks, slowly but surely.
# skin d:night / style
+ I put it on at ten and wake up with [softer skin|no pillow creases], or fewer.
# wash,tube-cream,candle !d:fragranceFree fig-leaf / colour
+ Smells of green figs, [not of sweet figs|leaf rather than fruit], lightly.
# wash,tube-cream,candle !d:fragranceFree cedar / colour
+ The cedar is dry and [pencil-like|calm]; it makes the bathroom smell of [a workshop|a cabin].
# wash,tube-cream,candle !d:fragranceFree sea-salt / colour
+ Smells of the sea without any [blue, artificial nonsense|air freshener about it].
# wash,tube-cream,candle !d:fragranceFree damask-rose / colour
+ A real, leafy rose, [nothing like pot-pourri|never cloying].
~ The rose is stronger than I like [before breakfast|in bed].
# tube-cream neroli / colour
+ The orange blossom is a small [holiday|pleasure] at my desk.
# wash,tube-cream oat-milk / colour
+ Hardly any smell, a bit like [porridge|warm milk], which I find soothing.
# pump-bottle / fabric
+ Lathers well with [very little|half a pump], and leaves no tight feeling.
+ The whole family uses the {size} and it has lasted [five|six] weeks.
~ Thinner than expected, so the first [pump|squeeze] ended up on the floor.
- Dried out my [shins|arms] within days.
# pump-bottle / make
+ Looks [smart|good enough to leave out] next to the basin; guests ask about it.
~ The pump [drips|sticks] a little now that it is half empty.
- The pump [broke|stopped working] after a week, and I now tip it out like ketchup.
# soap-bar / fabric
+ A hard, long-lasting bar, [five weeks in|still going after six weeks] with two of us.
+ Creamy lather, [no squeaky skin|and my hands have stopped cracking].
~ Keep it on a dish that drains or it goes [soft|to mush].
- Cracked [down the middle|into three] after a week.
# soap-bar / make
+ Comes in paper, which went [in the recycling|straight on the compost].
+ A hostess gift that [isn't wine|gets used].
# tube-cream / fabric
+ Gone into the hands in a [minute|moment], so I can [type|turn pages] again.
+ I am a [nurse|potter|gardener], and my knuckles have stopped [splitting|bleeding].
~ Takes a while to sink in; [I use it at night|best before bed].
- Greasy: everything I touch has [fingerprints|my prints on it].
# tube-cream / make
+ The {size} tube fits in [a coat pocket|my apron] and the cap closes properly.
~ The crimped tube is hard to [empty|squeeze to the end].
- It split along the [fold|seam] in my bag, over [everything|a library book].
# wash,tube-cream,skin / use
= I keep one [by the sink and one in the car|upstairs and one down].
= [My mother-in-law left hers here|Tried it in a guest bathroom] and I was converted.
# candle / fabric
+ Burns evenly to the edge if you give it [two|three] hours the first time.
+ One evening of it scents [the hall as well|the whole downstairs], gently.
~ You smell it [cold|unlit] more than burning.
- It tunnelled straight down and [drowned the wick|went out], with half the wax left.
- No scent at all once lit; [I might as well burn a tea light|I had my nose in the glass].
# candle / make
+ The glass now holds [toothbrushes|pencils|matches].
~ The label won't come off [cleanly|in one piece] if you want to reuse the glass.
- The glass [cracked|broke] on the third evening.
# candle / use
= I light it when [the laptop closes|the children are in bed|it's dark by four].
= The {size} one, for [a friend's new flat|a thank-you].
# lips,face,mascara,nail-varnish / title
+ The colour I wanted
+ Lasts all day
+ Effortless
~ Pretty, needs topping up
- Did not last
- Wrong on me
# perfume,candle / title
+ Smells like a holiday
+ Compliments in the lift
+ Nothing sweet about it
~ Lovely, but it fades
- Headache
- Faint
# skin,tube-cream,wash / title
+ Skin feels calm
+ A little goes far
+ Repurchased
+ Good for fussy skin
~ Nice, no miracle
- Stung
- Greasy
`;
